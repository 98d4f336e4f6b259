import Observation
import Synchronization

/// Evaluates a node again when something that its last evaluation has read changes.
///
/// A tracking can't be cancelled, so the one before is made to fire and is not listened to.
final class Tracking: Sendable {
  /// The number of the evaluation that counts, which is even, or one more when it is outdated.
  private let state = Atomic<Int>(1)
  /// What every evaluation reads first, so that it can be made to end.
  private let signal = ChangeSignal()

  /// Runs a body for a node; what an earlier run has read concerns nobody any more.
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

  /// Stops to listen, and gives the number of the next evaluation.
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

  /// Whether an evaluation is outdated and no other has followed.
  func isOutdated(_ number: Int) -> Bool {
    state.load(ordering: .relaxed) == number + 1
  }

  private func outdate(_ number: Int) -> Bool {
    state.compareExchange(expected: number, desired: number + 1, ordering: .relaxed).exchanged
  }
}
