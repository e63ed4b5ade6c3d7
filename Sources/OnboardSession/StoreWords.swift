import Capabilities
import OnboardCore

extension StoreFailure {
  package var code: Refusal.Code {
    switch self {
    case .inUse: .storeInUse
    case .unwritable, .damaged, .newer: .storeUnavailable
    }
  }

  /// One phrase for people.
  package var message: String {
    switch self {
    case .inUse(let profile):
      "the profile '\(profile)' is in use by another shell; use --profile NAME for another one"
    case .unwritable(let path, let reason):
      "the profile cannot be kept in '\(path)': \(reason); use --data-dir DIR for another place"
        + " or --ephemeral to keep nothing"
    case .damaged(let path, let reason):
      "the profile in '\(path)' is damaged (\(reason)); it was left as it is"
    case .newer(let path, let version, let known):
      "the profile in '\(path)' was made by a newer onboard (version \(version), this one knows"
        + " \(known)); it was left as it is"
    }
  }
}
