extension Phone {
  mutating func openSettings() -> [Effect] {
    guard let home else { return [] }
    app = .open(.settings(SettingsScreen(home: home)))
    return [.say(.screen)]
  }

  /// Opens the interests, from the settings that they stand below (Y-4) or from home itself.
  mutating func openInterests() -> [Effect] {
    guard case .open(let screen) = app, let home else { return [] }
    let origin: InterestsScreen.Origin =
      if case .settings(let settings) = screen { .settings(settings) } else { .home(home) }
    app = .open(.interests(InterestsScreen(grid: unloadedGrid, origin: origin)))
    return loadGrid()
  }

  /// "Manage languages", the last entry of home's language menu (H-1).
  mutating func openLanguageManager() -> [Effect] {
    guard case .open(.home(let home)) = app else {
      return [.say(.refused(.onlyOnHome("lang manage")))]
    }
    app = .open(.languageManager(home))
    return [.say(.screen)]
  }

  // MARK: - The account

  mutating func logIn() -> [Effect] {
    guard profile.home.account == nil else { return [.say(.wasLoggedIn(true))] }
    profile.home.account = Account()
    return [.say(.loggedIn(true))] + shownHome
  }

  mutating func logOut() -> [Effect] {
    guard profile.home.account != nil else { return [.say(.wasLoggedIn(false))] }
    profile.home.account = nil
    return [.say(.loggedIn(false))] + shownHome
  }

  mutating func notify(_ count: Int) -> [Effect] {
    guard profile.home.account != nil else { return [.say(.refused(.notLoggedIn))] }
    profile.home.account?.unread = count
    return [.say(.unread(count))] + shownHome
  }

  /// Looks at the notifications, so that none is unread.
  mutating func readNotifications() -> [Effect] {
    guard let account = profile.home.account else { return [.say(.refused(.notLoggedIn))] }
    profile.home.account?.unread = 0
    return [.say(.notifications(account.unread))]
  }

  /// The bell changed: home is shown again where it is on screen.
  private var shownHome: [Effect] { screen == .home ? [.say(.screen)] : [] }
}
