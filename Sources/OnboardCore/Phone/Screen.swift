/// The screens by the names that prompts, transcripts and JSON use.
package enum Screen: String, CaseIterable, Sendable {
  case intro
  case privacy
  case languages
  case curiosity
  case interests
  case preference
  case building
  case home
  case article
  case settings
  case closed
  case background
}
