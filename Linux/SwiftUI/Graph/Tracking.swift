import Observation
import Synchronization

/// Enqueues a node for evaluation when a dependency of its last evaluation changes.
///
/// Observation cannot cancel a tracking, so `end()` makes the previous one fire and ignores that.
final class Tracking: Sendable {
  /// The number of the current evaluation: even, or one more once the evaluation is outdated.
  private let state = Atomic<Int>(1)
  /// The first dependency of every evaluation, which ends the tracking when it fires.
  private let signal = ChangeSignal()

  /// Runs a body for a node, and replaces the dependencies of the previous run.
  @MainActor
  func run<Result>(for node: Node, _ body: () -> Result) -> Result {
    let number = end()
    let inbox = node.graph.inbox
    return withObservationTracking {
      signal.read()
      return body()
    } onChange: {
      guard self.outdate(number) else { return }
      inbox.insert(Inbox.Entry(node: node, tracking: self, number: number))
    }
  }

  /// Ends the tracking and returns the number of the next evaluation.
  @MainActor
  @discardableResult
  func end() -> Int {
    let number = (state.load(ordering: .relaxed) | 1) + 1
    let last = state.exchange(number, ordering: .relaxed)
    if last.isMultiple(of: 2) { signal.fire() }
    return number
  }

  /// Whether the last evaluation is outdated.
  var isOutdated: Bool {
    !state.load(ordering: .relaxed).isMultiple(of: 2)
  }

  /// Returns whether an evaluation is outdated and no other has followed.
  func isOutdated(_ number: Int) -> Bool {
    state.load(ordering: .relaxed) == number + 1
  }

  private func outdate(_ number: Int) -> Bool {
    state.compareExchange(expected: number, desired: number + 1, ordering: .relaxed).exchanged
  }
}
