import Recourse

/// Collects values from any task, in order.
struct RetryTestLog<Value: Sendable>: Sendable {
  private let collected = Locked<[Value]>([])

  var values: [Value] { collected.withLock { $0 } }

  func append(_ value: Value) {
    collected.withLock { $0.append(value) }
  }
}
