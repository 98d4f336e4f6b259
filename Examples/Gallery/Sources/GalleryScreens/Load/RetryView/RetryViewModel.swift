import Foundation
import Observation
import RecourseUI

/// The state of the Retry View screen, independent of its views: loads orders, and counts the runs.
@MainActor
@Observable
final class RetryViewModel {
  /// The identity of one start of a scenario.
  struct Start: Hashable {
    var scenario = RetryScenario.view
    var number = 0
  }

  /// The current scenario, and the number of its start.
  private(set) var start = Start()
  /// The number of runs of the operation since the start.
  private(set) var runs = 0
  /// The most recent event, in words.
  private(set) var lastEvent = "Nothing yet"
  /// The orders of the last successful run.
  private(set) var orders: [Order] = []
  /// The name of the signed-in account.
  private(set) var account = "Guest"

  private let server = OrderServer()

  init() {
    server.faults = start.scenario.faults
  }

  /// The current scenario; setting it starts the scenario.
  var scenario: RetryScenario {
    get { start.scenario }
    set { begin(newValue) }
  }

  /// Restarts the current scenario.
  func startOver() {
    begin(scenario)
  }

  /// Loads the orders, or fails as the scenario requires.
  @discardableResult
  func load() async throws -> [Order] {
    let start = start
    runs += 1
    lastEvent = "Run \(runs) is under way"
    do {
      let orders = try await server.orders(in: scenario.shelf)
      guard start == self.start else { throw CancellationError() }
      self.orders = orders
      lastEvent = "Run \(runs) has succeeded"
      return orders
    } catch {
      // A run of an earlier scenario must not change the event of the current one.
      if start == self.start { lastEvent = "Run \(runs) has failed" }
      throw error
    }
  }

  /// Signs the person in; the server accepts all further requests.
  func signIn() {
    server.faults = []
    account = "Ada"
    lastEvent = "\(account) is signed in"
  }

  /// Handles a report by a view.
  func handle(_ report: ErrorReport) {
    lastEvent = "onError: \(ErrorDescriber().describe(report.error).title)"
  }

  /// Shows why a part was reset.
  func reset(_ reset: BoundaryReset) {
    lastEvent = reset == .requested ? "The part was reset by you" : "The part was reset by a key"
  }

  private func begin(_ scenario: RetryScenario) {
    start = Start(scenario: scenario, number: start.number + 1)
    runs = 0
    lastEvent = "Nothing yet"
    orders = []
    account = "Guest"
    server.faults = scenario.faults
  }
}
