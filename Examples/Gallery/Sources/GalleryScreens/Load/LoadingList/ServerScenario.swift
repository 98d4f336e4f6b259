import RecourseTestServer

/// The scenarios at the server that a person can select.
enum ServerScenario: String, CaseIterable, Identifiable, Sendable {
  case fine = "All is well"
  case empty = "An empty list"
  case refuse = "Server unreachable"
  case delay = "A delay of 2 seconds"
  case signedOut = "401 Unauthorized"
  case notFound = "404 Not Found"
  case tooMany = "429 Too Many Requests"
  case broken = "500 Internal Server Error"
  case unavailable = "503 Service Unavailable"
  case malformedBody = "A malformed body"
  case cutOff = "A truncated response"

  var id: Self { self }

  /// The shelf from which the orders are requested.
  var shelf: OrderServer.Shelf { self == .empty ? .archive : .orders }

  /// The fault of a request; nil if the request succeeds or never arrives.
  private var fault: ServerFault? {
    switch self {
    case .fine, .empty, .refuse: nil
    case .delay: .delay(.seconds(2))
    case .signedOut: .status(401)
    case .notFound: .status(404)
    case .tooMany: .status(429, retryAfter: .seconds(30))
    case .broken: .status(500)
    case .unavailable: .status(503)
    case .malformedBody: .brokenBody
    case .cutOff: .cutOff
    }
  }

  /// Returns the server's faults at a frequency; a refusing server refuses all requests.
  func faults(in frequency: FaultFrequency) -> ServerFaults {
    guard let fault else { return self == .refuse ? .refuse : [] }
    return switch frequency {
    case .always: [.always(fault)]
    case .everySecond: [.every(2, fault)]
    case .everyThird: [.every(3, fault)]
    }
  }
}

/// The requests that have a fault.
enum FaultFrequency: String, CaseIterable, Identifiable, Sendable {
  case always = "All"
  case everySecond = "Every second"
  case everyThird = "Every third"

  var id: Self { self }
}
