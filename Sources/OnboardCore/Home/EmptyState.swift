/// Why a feed shows nothing; raw values are those of the JSON contract.
package enum EmptyState: String, Sendable {
  /// No interests, and too few articles read (Y-8).
  case fewReads = "few-reads"
  case noContent = "no-content"
  case modulesOff = "modules-off"
  case cardsHidden = "cards-hidden"
}

extension Phone {
  /// Why the feed of a tab is empty; nil while it shows something, or something is still to load.
  package func emptyState(of home: Home) -> EmptyState? {
    let kinds = ModuleKind.all(in: home.tab, phase: world.phase)
    if kinds.allSatisfy({ profile.home.modulesOff.contains($0) }) { return .modulesOff }
    if home.tab == .forYou, feed?.isForFewReads == true { return .fewReads }
    let modules = modules(of: home)
    guard !modules.contains(where: isShown) else { return nil }
    if home.tab == .community,
      home.community?.days.contains(where: { $0.condition != .ready }) ?? true
    {
      return nil
    }
    let hasHidden = modules.contains {
      $0.hidden > 0 && !profile.home.modulesOff.contains($0.kind)
    }
    if hasHidden { return .cardsHidden }
    return modules.contains { !$0.isEmpty } ? .modulesOff : .noContent
  }
}
