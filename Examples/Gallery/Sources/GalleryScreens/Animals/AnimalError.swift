import RecourseUI

/// Why there is no animal.
enum AnimalError: Error, Codable, CaseIterable {
  /// Nobody answers.
  case offline
  /// The service answers that it has no time.
  case closed
  /// The service has sent an animal of which the app hasn’t heard.
  case unknownAnimal
  /// The service has sent something that is no animal.
  case unreadable
}

extension AnimalError: ErrorRemedyProvider {
  /// What can help: some errors pass by themselves, so they are worth another attempt.
  var remedy: ErrorRemedy {
    switch self {
    case .offline, .closed: .time
    case .unknownAnimal, .unreadable: .developer
    }
  }
}
