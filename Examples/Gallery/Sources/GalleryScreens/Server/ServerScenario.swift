import RecourseTestServer

/// The behavior of a server, which a person selects by its title.
///
/// Each screen lists the scenarios that it offers.
struct ServerScenario: Hashable, Sendable {
  let title: String
  let faults: ServerFaults

  init(_ title: String, _ faults: ServerFaults = []) {
    self.title = title
    self.faults = faults
  }

  static let fine = Self("All is well")
  static let unreachable = Self("Server unreachable", .refuse)
  static let unavailable = Self("503 Service Unavailable", [.always(.status(503))])
  static let malformedBody = Self("A malformed body", [.always(.brokenBody)])

  /// A scenario with late responses.
  static func delay(seconds: Int) -> Self {
    Self("A delay of \(seconds) seconds", [.always(.delay(.seconds(seconds)))])
  }

  /// Returns the faults, with those of all requests limited to every second or third request.
  func faults(every interval: Int) -> ServerFaults {
    guard case .rules(let rules) = faults else { return faults }
    return .rules(
      rules.map { rule in
        if case .always(let fault) = rule { .every(interval, fault) } else { rule }
      })
  }
}
