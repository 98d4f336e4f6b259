import RecourseTesting

/// What a person can let happen at the shop’s server.
enum ShopSituation: String, CaseIterable, Identifiable, Sendable {
  case fine = "All is well"
  case signedOut = "The session has expired"
  case offline = "No server there"
  case closed = "503 Service Unavailable"
  case nonsense = "A broken body"

  var id: Self { self }

  /// Whether the server knows who is asking.
  var isSignedIn: Bool { self != .signedOut }

  var faults: ServerFaults {
    switch self {
    case .fine, .signedOut: .none
    case .offline: .refuse
    case .closed: [.always(.status(503))]
    case .nonsense: [.always(.brokenBody)]
    }
  }
}
