import RecourseTestServer

/// The scenarios at the shop’s server that a person can select.
enum ShopScenario: String, CaseIterable, Identifiable, Sendable {
  case fine = "All is well"
  case signedOut = "The session has expired"
  case offline = "Server unreachable"
  case closed = "503 Service Unavailable"
  case malformedBody = "A malformed body"

  var id: Self { self }

  /// Whether the server accepts the client's session.
  var isSignedIn: Bool { self != .signedOut }

  var faults: ServerFaults {
    switch self {
    case .fine, .signedOut: []
    case .offline: .refuse
    case .closed: [.always(.status(503))]
    case .malformedBody: [.always(.brokenBody)]
    }
  }
}
