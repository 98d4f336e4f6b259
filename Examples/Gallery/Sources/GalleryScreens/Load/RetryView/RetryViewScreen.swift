import Observation
import RecourseTestServer
import RecourseUI
import SwiftUI

/// A view that loads data.
///
/// Choose a scenario and watch the placeholder, the failure and the content in the same place. A
/// failed refresh keeps the content that was loaded, because old data is better than none. One
/// failing operation runs once: the number of runs is below the scenario.
struct RetryViewScreen: View {
  @State private var model = RetryViewModel(.view)

  var body: some View {
    Form {
      Section("Scenario") {
        CasePicker("Scenario", selection: Binding(get: { model.scenario }, set: { start($0) }))
        CapabilityRow(
          title: "From the beginning", explanation: model.scenario.explanation,
          button: "Start Over", code: model.scenario.code
        ) {
          start(model.scenario)
        }
        DetailRow("Runs so far", model.lastEvent) { Text("\(model.runs)") }
      }
      Section("The View") {
        RetryDemonstration(model: model)
          .id(ObjectIdentifier(model))
          .frame(maxWidth: .infinity, minHeight: 344)
      }
    }
  }

  /// Starts a scenario with a model of its own, which no earlier run can change.
  private func start(_ scenario: RetryScenario) { model = RetryViewModel(scenario) }
}

/// The scenarios of a view that loads data; each is the name of its view.
enum RetryScenario: String, CaseIterable {
  case view = "A view", modifier = "A modifier", value = "A value"
  case automatic = "An automatic retry", empty = "An empty list", refresh = "A failed refresh"
  case person = "Signed out", button = "A button that fails", boundary = "A part that fails"

  /// The effect to watch for, and then the API.
  var explanation: String {
    switch self {
    case .view: "The first and every third run fail, with a text of its own: ThrowingView."
    case .modifier: "The first run fails, and any view can say so: throwingView."
    case .value: "The content has the value, and the error its words: ThrowingView."
    case .automatic: "Counts down to the next run; Try Now skips it: ThrowingView(retry:)."
    case .empty: "An empty list has a placeholder, and is no failure: ThrowingView."
    case .refresh: "Every second run fails: the content stays, with a notice."
    case .person: "The second run fails with 401, and offers Sign In: throwingViewParts."
    case .button: "The button shows its progress, and the row below the error: onError."
    case .boundary: "A failure inside takes the place of the whole part: ErrorBoundary."
    }
  }

  /// The beginning of the code for the scenario’s view.
  var code: String { "var \(self == .empty ? .value : self)" }

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
}

/// A server that fails as one scenario requires, and the runs of the operation that needs it.
@MainActor
@Observable
final class RetryViewModel {
  let scenario: RetryScenario
  /// The orders of the last successful run.
  private(set) var orders: [Order] = []
  /// The number of runs of the operation.
  private(set) var runs = 0
  /// The most recent event, in words.
  var lastEvent = "Nothing yet"
  /// The name of the signed-in account.
  private(set) var account = "Guest"
  private let server = GalleryServer()

  init(_ scenario: RetryScenario) {
    self.scenario = scenario
    server.faults = scenario.faults
  }

  @discardableResult
  func load() async throws -> [Order] {
    runs += 1
    lastEvent = "Run \(runs) is under way"
    do {
      orders = try await server.orders(at: scenario == .empty ? "archive" : "orders")
      lastEvent = "Run \(runs) has succeeded"
      return orders
    } catch {
      lastEvent = "Run \(runs) has failed"
      throw error
    }
  }

  /// Signs the person in; the server accepts all further requests.
  func signIn() {
    server.faults = []
    account = "Ada"
    lastEvent = "\(account) is signed in"
  }
}

#Preview { RetryViewScreen() }
