/// An anchor whose value can be removed from the state, and is then read as it was last read.
///
/// A view that is being removed therefore keeps its content.
protocol TransientAnchor<State>: StateAnchor {
  var last: LastValues<State> { get }
}

extension TransientAnchor {
  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    last.value(at: path, current: currentValue(at: path))
  }
}

/// The values that were last read from a part of the state.
@MainActor
final class LastValues<State> {
  private let initial: State
  private var values: [AnyKeyPath: AnyObject] = [:]

  /// - Parameter initial: The part at the time of scoping, for values that were never read.
  init(_ initial: State) {
    self.initial = initial
  }

  func value<Value>(at path: KeyPath<State, Value>, current: Value?) -> Value {
    let known = values[path] as? LastValue<Value>
    guard let current else { return known?.value ?? initial[keyPath: path] }
    if let known { known.value = current } else { values[path] = LastValue(current) }
    return current
  }

  private final class LastValue<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}
