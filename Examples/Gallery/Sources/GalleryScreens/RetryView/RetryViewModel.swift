import Foundation
import Observation
import RecourseUI

/// What the Retry View screen does, without a screen: loads orders, and counts how often.
@MainActor
@Observable
final class RetryViewModel {
  /// One beginning of a situation, told from all others.
  struct Start: Hashable {
    var situation = RetrySituation.view
    var number = 0
  }

  /// Which situation there is, and since when.
  private(set) var start = Start()
  /// How often the operation has run since then.
  private(set) var runs = 0
  /// What has happened last, in words.
  private(set) var lastEvent = "Nothing yet"
  /// What the last run has brought.
  private(set) var orders: [Order] = []
  /// Who is signed in.
  private(set) var account = "Guest"

  private let server = OrderServer()

  init() {
    server.faults = start.situation.faults
  }

  /// Which situation there is; choosing one begins it.
  var situation: RetrySituation {
    get { start.situation }
    set { begin(newValue) }
  }

  /// Begins the situation again.
  func startOver() {
    begin(situation)
  }

  /// Loads the orders, or fails as the situation says.
  @discardableResult
  func load() async throws -> [Order] {
    let start = start
    runs += 1
    lastEvent = "Run \(runs) is under way"
    do {
      let orders = try await server.orders(in: situation.shelf)
      guard start == self.start else { throw CancellationError() }
      self.orders = orders
      lastEvent = "Run \(runs) has succeeded"
      return orders
    } catch {
      // What a situation has left behind, the next one doesn't tell.
      if start == self.start { lastEvent = "Run \(runs) has failed" }
      throw error
    }
  }

  /// Signs the person in, with which the server is content.
  func signIn() {
    server.faults = .none
    account = "Ada"
    lastEvent = "\(account) is signed in"
  }

  /// Handles what a view has reported.
  func handle(_ report: ErrorReport) {
    lastEvent = "Told: \(ErrorDescriber().describe(report.error).title)"
  }

  /// Takes note of why a part begins anew.
  func reset(_ reset: BoundaryReset) {
    lastEvent = reset == .requested ? "The part was reset by you" : "The part was reset by a key"
  }

  private func begin(_ situation: RetrySituation) {
    start = Start(situation: situation, number: start.number + 1)
    runs = 0
    lastEvent = "Nothing yet"
    orders = []
    account = "Guest"
    server.faults = situation.faults
  }
}
