import RecourseTestServer

/// The scenarios at the service that a person can select.
enum AnimalScenario: String, CaseIterable, Sendable {
  case fine = "All is well"
  case failsTwice = "Fails twice, then works"
  case offline = "Server unreachable"
  case closed = "The service is closed"
  case unknown = "An unknown animal"
  case malformedBody = "A malformed body"
  case late = "A delay of 5 seconds"

  /// Whether the service sends only animals that the app doesn't know.
  var hasLegendsOnly: Bool { self == .unknown }

  var faults: ServerFaults {
    switch self {
    case .fine, .unknown: []
    case .failsTwice: [.first(2, .status(503))]
    case .offline: .refuse
    case .closed: [.always(.status(503))]
    case .malformedBody: [.always(.brokenBody)]
    case .late: [.always(.delay(.seconds(5)))]
    }
  }
}
