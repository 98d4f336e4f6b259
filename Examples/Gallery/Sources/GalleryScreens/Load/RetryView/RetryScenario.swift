import RecourseTestServer

/// The scenarios of a view that loads data.
enum RetryScenario: String, CaseIterable, Identifiable, Sendable {
  case view = "A view"
  case modifier = "A modifier"
  case value = "A value"
  case automatic = "An automatic retry"
  case empty = "An empty list"
  case refresh = "A failed refresh"
  case person = "Signed out"
  case button = "A button that fails"
  case boundary = "A part that fails"

  var id: Self { self }

  /// A one-line explanation of the scenario.
  var explanation: String {
    switch self {
    case .view: "ThrowingView with its own text: the first and every third run fail."
    case .modifier: ".throwingView wraps any view: the first run fails."
    case .value: "ThrowingView passes the value to its content, and describes the error."
    case .automatic: "ThrowingView(retry:) counts down; Try Now skips the delay."
    case .empty: "ThrowingView shows a placeholder: an empty list is not a failure."
    case .refresh: "Every second run fails: the content stays, with a notice."
    case .person: "The second run fails with 401; ThrowingView(actions:) offers Sign In."
    case .button: "ThrowingButton shows its progress, and onError receives the error."
    case .boundary: "ErrorBoundary replaces its content when a report arrives from inside."
    }
  }

  /// The beginning of the code for the scenario’s view.
  var code: String {
    switch self {
    case .view: "var wholeView"
    case .modifier: "var modifiedView"
    case .value, .empty: "var valueView"
    case .automatic: "var automaticView"
    case .refresh: "var refreshableView"
    case .person: "var signInView"
    case .button: "var failingButton"
    case .boundary: "var boundary"
    }
  }

  /// The simulated faults of the server.
  var faults: ServerFaults {
    switch self {
    case .view: [.first(1, .status(503)), .every(3, .status(503))]
    case .modifier, .value: [.first(1, .status(503))]
    case .automatic: [.first(2, .status(503))]
    case .empty: []
    case .refresh: [.every(2, .status(503))]
    case .person: [.every(2, .status(401))]
    case .button, .boundary: [.first(1, .status(500))]
    }
  }

  /// The shelf from which the orders are requested.
  var shelf: OrderServer.Shelf { self == .empty ? .archive : .orders }
}
