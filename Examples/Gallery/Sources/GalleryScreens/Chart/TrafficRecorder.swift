import RecourseUI
import SwiftUI

/// Records traffic, and shows it in steps, because a window can’t draw each of many attempts.
@MainActor
@Observable
final class TrafficRecorder {
  /// The traffic as of the last step.
  private(set) var shown = Traffic()
  /// The traffic until now.
  private(set) var current = Traffic()

  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  /// The number of steps that have begun.
  private var begun = 0

  /// Creates a recorder without traffic.
  ///
  /// - Parameter clock: Measures the steps.
  init(clock: some Clock<Duration>) {
    self.clock = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  func count(_ event: Traffic.Event) { current.count(event) }

  func wait(_ request: Int) { current.wait(request) }

  func endWait(_ request: Int) { current.endWait(request) }

  /// Begins to count the events of the next burst.
  func startOver() {
    beginSteps()
    current.resetTotals()
  }

  /// Makes an attempt, and counts its outcome.
  func attempt<Value>(_ request: () async throws -> Value) async throws -> Value {
    try await attempt(request, .answered, .failed)
  }

  /// Makes an attempt of a request that is repeated at once, and counts its outcome.
  func unprotectedAttempt<Value>(_ request: () async throws -> Value) async throws -> Value {
    try await attempt(request, .answeredUnprotected, .failedUnprotected)
  }

  /// Shows the traffic until now.
  func show() { shown = current }

  /// Shows each step, while there are events or something else changes with time.
  func follow(while isChanging: () -> Bool) async {
    while isChanging() || !current.isEmpty {
      guard (try? await clock.sleep(for: Traffic.step)) != nil else { return }
      beginSteps()
      show()
    }
  }

  /// Begins all steps that are due.
  private func beginSteps() {
    let due = Int(elapsed() / Traffic.step)
    for _ in 0..<min(due - begun, Traffic.stepCount) { current.beginStep() }
    begun = due
  }

  private func attempt<Value>(
    _ request: () async throws -> Value, _ answered: Traffic.Event, _ failed: Traffic.Event
  ) async throws -> Value {
    do {
      let value = try await request()
      count(answered)
      return value
    } catch {
      if !error.isCancellation { count(error is CircuitOpenError ? .rejected : failed) }
      throw error
    }
  }
}
