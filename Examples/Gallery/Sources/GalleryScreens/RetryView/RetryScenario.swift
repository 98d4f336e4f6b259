import RecourseTestServer

/// The scenarios of a view that loads data.
enum RetryScenario: String, CaseIterable, Identifiable, Sendable {
  case view = "A view"
  case modifier = "A modifier"
  case value = "A value"
  case automatic = "An automatic retry"
  case empty = "Nothing there"
  case refresh = "A failed refresh"
  case person = "Signed out"
  case button = "A button that fails"
  case boundary = "A part that fails"

  var id: Self { self }

  /// A one-line explanation of the scenario.
  var explanation: String {
    switch self {
    case .view: "It has words of its own; the first run fails, and so does each third."
    case .modifier: "The same around any view, as a modifier."
    case .value: "The content gets the value, and the error says what has failed."
    case .automatic: "It tries again by itself, and at once if you like."
    case .empty: "An empty list is no failure."
    case .refresh: "Each second run fails; the content stays, with a notice."
    case .person: "The second run fails, and only you can help."
    case .button: "It shows that it works, and hands on what it throws."
    case .boundary: "What is reported inside takes the place of that part."
    }
  }

  /// The simulated faults of the server.
  var faults: ServerFaults {
    switch self {
    case .view: [.first(1, .status(503)), .every(3, .status(503))]
    case .modifier, .value: [.first(1, .status(503))]
    case .automatic: [.first(2, .status(503))]
    case .empty: .none
    case .refresh: [.every(2, .status(503))]
    case .person: [.every(2, .status(401))]
    case .button, .boundary: [.first(1, .status(500))]
    }
  }

  /// The shelf from which the orders are requested.
  var shelf: OrderServer.Shelf { self == .empty ? .archive : .orders }
}
