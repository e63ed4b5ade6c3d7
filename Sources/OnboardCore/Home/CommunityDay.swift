/// What a wiki's community features on one day; any part may be missing (C-1).
package struct CommunityDay: Equatable, Sendable {
  package struct Story: Hashable, Sendable {
    /// Plain text.
    package let text: String
    /// The pages that the story links, in its order.
    package let pages: [Page]
    /// The page whose picture goes with the story, when one is marked.
    package let pictured: Page?

    package init(text: String, pages: [Page], pictured: Page? = nil) {
      self.text = text
      self.pages = pages
      self.pictured = pictured
    }

    /// The page that stands for the story: the pictured one, else the first with an image, else
    /// the first.
    package var leading: Page? { pictured ?? pages.first(where: \.hasImage) ?? pages.first }
  }

  package struct Event: Hashable, Sendable {
    package let year: Int
    package let text: String
    package let pages: [Page]

    package init(year: Int, text: String, pages: [Page]) {
      self.year = year
      self.text = text
      self.pages = pages
    }

    /// The page that stands for the event: the first with an image, else the first.
    package var leading: Page? { pages.first(where: \.hasImage) ?? pages.first }
  }

  package struct Picture: Hashable, Sendable {
    /// The file page's title.
    package let title: String
    package let description: String

    package init(title: String, description: String) {
      self.title = title
      self.description = description
    }
  }

  package var featured: Page?
  package var topRead: [Page]
  package var news: [Story]
  package var onThisDay: [Event]
  package var picture: Picture?

  package init(
    featured: Page? = nil, topRead: [Page] = [], news: [Story] = [], onThisDay: [Event] = [],
    picture: Picture? = nil
  ) {
    self.featured = featured
    self.topRead = topRead
    self.news = news
    self.onThisDay = onThisDay
    self.picture = picture
  }
}
