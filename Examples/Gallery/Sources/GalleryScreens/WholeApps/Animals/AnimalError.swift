import RecourseUI

/// The reasons why there is no animal.
enum AnimalError: Error, Codable, CaseIterable {
  /// The service can't be reached.
  case offline
  /// The service answers that it is unavailable.
  case closed
  /// The service has sent an animal that the app doesn’t know.
  case unknownAnimal
  /// The service has sent data that is not an animal.
  case unreadable
}

extension AnimalError: ErrorRemedyProvider {
  /// The remedy: transient errors are worth another attempt.
  var remedy: ErrorRemedy {
    switch self {
    case .offline, .closed: .transient
    case .unknownAnimal, .unreadable: .permanent
    }
  }
}
