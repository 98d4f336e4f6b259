import Observation
import Recourse

/// Reads the values of a stream: the current one, then the latest after each change.
@MainActor
final class StateStream<Value: Sendable> {
  private let tree: StateTree
  private let read: @MainActor () -> Value?
  private let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private let abandonment = ObservedChange()
  private var last: Value?

  /// - Parameters:
  ///   - tree: Knows when the store is released, which ends the stream.
  ///   - read: Reads the value, with observation; returns nil if there is none at the moment.
  init(of tree: StateTree, read: @escaping @MainActor () -> Value?) {
    self.tree = tree
    self.read = read
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    change.yield()
  }

  /// Ends the observation of the value, which may not change for a long time.
  deinit {
    abandonment.announce()
  }

  func next() async -> Value? {
    for await _ in changes {
      let (value, hasEnded) = withObservationTracking {
        abandonment.observe()
        return (read(), tree.hasEnded)
      } onChange: { [change] in
        change.yield()
      }
      if hasEnded { change.finish() }
      guard let value, last.map({ areEqual($0, value) }) != true else { continue }
      last = value
      return value
    }
    return nil
  }
}
