import RecourseUI

/// The reasons why there is no animal.
enum AnimalError: Error, Codable, CaseIterable, ErrorRemedyProvider {
  case offline, closed, unknownAnimal, unreadable

  var remedy: ErrorRemedy { self == .offline || self == .closed ? .transient : .permanent }
}
