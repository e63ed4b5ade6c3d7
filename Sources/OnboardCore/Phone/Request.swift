/// What a person asked of the phone.
package enum Request: Equatable, Sendable {
  case next
  case back
  case skip
  case finish
  case resume
  case topics
  case select([Selector])
  case deselect([Selector])
  case deselectAll
  case search(String, language: String?)
  /// Numbers of the last search's results, counted from 1.
  case add([Int])
  case retry
  case languages(LanguageRequest)
  case preview(FirstFeed)
  case choose(FirstFeed)
  case show
  case status
  case read(String, seconds: Int)
  case history(HistoryRequest)
  /// Nil for the article on show.
  case save(String?)
  case unsave(String?)
  case saved
  case home(HomeRequest)
  /// What is asked of a card of the module on show, by its number, counted from 1.
  indirect case card(Int, Request)
  case relaunch
  case kill
  case background
  case foreground
  case world(WorldRequest)

  /// Whether it is asked to change something; looking is not (P-1), and cannot be undone.
  package var isChange: Bool {
    switch self {
    case .next, .back, .skip, .finish, .resume, .select, .deselect, .deselectAll, .add, .choose,
      .read, .save, .unsave, .relaunch, .kill, .background, .foreground:
      true
    case .topics, .search, .retry, .preview, .show, .status, .saved, .languages(.list),
      .history(.list),
      .world(.clock(nil)), .world(.seed(nil)), .world(.network(nil)):
      false
    case .home(let request): request.isChange
    case .card(_, let request): request.isChange
    case .languages, .history, .world: true
    }
  }

  /// The command that asks it.
  package var verb: Verb {
    switch self {
    case .next: .next
    case .back: .back
    case .skip: .skip
    case .finish: .finish
    case .resume: .resume
    case .topics: .topics
    case .select: .select
    case .deselect, .deselectAll: .deselect
    case .search: .search
    case .add: .add
    case .retry: .retry
    case .languages: .lang
    case .preview: .preview
    case .choose: .choose
    case .show: .show
    case .status: .status
    case .read: .read
    case .history: .history
    case .save: .save
    case .unsave: .unsave
    case .saved: .saved
    case .home(let request): request.verb
    case .card(_, let request): request.verb
    case .relaunch: .relaunch
    case .kill: .kill
    case .background: .background
    case .foreground: .foreground
    case .world(.clock): .clock
    case .world(.seed): .seed
    case .world(.network): .network
    case .world(.place): .place
    case .world(.logIn): .login
    case .world(.logOut): .logout
    case .world(.notify): .notify
    }
  }
}

/// One thing named after `select` or `deselect`.
package enum Selector: Hashable, Sendable {
  /// A card of the grid, counted from 1.
  case card(Int)
  /// A topic by `topic WORDS`: nothing else is meant.
  case topic(String)
  /// Bare words: a topic, a card's title or an article's title, in this order.
  case words(String)
  /// A title in quotes.
  case title(String)
}

package enum LanguageRequest: Equatable, Sendable {
  case list
  case use(String)
  /// The screen on which languages are managed.
  case manage
  case add(String)
  case remove(String)
  case makePrimary(String)
}

package enum HistoryRequest: Equatable, Sendable {
  case list
  case clear
  case remove(String)
}

/// What is asked of the world around the phone; nil asks how it stands.
package enum WorldRequest: Equatable, Sendable {
  /// The instant that the clock is set to, in seconds since 1970.
  case clock(Int?)
  case seed(UInt64?)
  case network(Network?)
  case place(Place)
  case logIn
  case logOut
  /// How many notifications are unread.
  case notify(Int)
}
