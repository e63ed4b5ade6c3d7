import Fixtures
import OnboardCore

/// A phone in somebody's hands, over content that answers at once.
struct Walk {
  var phone: Phone
  var moment = Moment.morning
  /// The candidates of a carousel; nil fails it.
  var candidates: (FeedSource, String) -> [Page]? = Walk.made
  var community: (Day) -> CommunityDay = { _ in CommunityDay() }
  /// What was asked of content, in order.
  private(set) var requests: [ContentRequest] = []

  init(_ phone: Phone) { self.phone = phone }

  /// Twenty articles whose titles name the source.
  static func made(_ source: FeedSource, _ language: String) -> [Page] {
    Page.row(source.key, 20, wiki: Language.wiki(of: language))
  }

  /// Asks something of the phone, answers what it asks of content, and gives what it says.
  @discardableResult mutating func ask(_ requests: Request...) -> [Notice] {
    requests.flatMap { perform(reduce(into: &phone, .request($0), at: moment)) }
  }

  private mutating func perform(_ effects: [Effect]) -> [Notice] {
    effects.flatMap { effect -> [Notice] in
      switch effect {
      case .say(let notice): return [notice]
      case .fetch(let request):
        requests.append(request)
        return perform(
          reduce(into: &phone, .outcome(Outcome(answer(to: request))), at: moment))
      }
    }
  }

  private func answer(to request: ContentRequest) -> Outcome.Answer {
    switch request {
    case .carousel(let carousel):
      candidates(carousel.source, carousel.language).map { .carouselLoaded(carousel, $0) }
        ?? .failed(request, .interrupted)
    case .community(let asked): .communityLoaded(asked, community(asked.day))
    case .grid(let grid): .gridLoaded(grid, [])
    case .search(let search): .searched(search, [])
    case .lookUp(let lookUp):
      .lookedUp(lookUp, lookUp.titles.map { _ in .missing(nearest: []) })
    case .samples(let samples):
      .samplesLoaded(
        samples, community(samples.day),
        candidates: samples.seeds.map { candidates($0.source, samples.language) ?? [] })
    }
  }

  /// The sources whose carousels were asked for.
  var sources: [FeedSource] {
    requests.compactMap { if case .carousel(let request) = $0 { request.source } else { nil } }
  }

  mutating func forgetRequests() { requests = [] }

  /// Goes down the feed until it ends.
  mutating func scrollToEnd() {
    var notices: [Notice] = []
    while !notices.contains(.atEndOfFeed(.forYou)), !notices.contains(.nothingToMoveTo) {
      notices = ask(.home(.move(.down, count: 1)))
    }
  }

  /// The modules that stand in the feed of the tab on show.
  var shown: [FeedModule] {
    guard let home = phone.home else { return [] }
    return phone.modules(of: home).filter(phone.isShown)
  }
}
