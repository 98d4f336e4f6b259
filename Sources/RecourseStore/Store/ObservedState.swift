/// Reads the state of a store, one key path at a time.
///
/// A view that reads a value is reevaluated only when that value changes: for an `Equatable` value,
/// when it differs; for any other value, after each action that may have changed that value. Read
/// no more than you need: `state.animal` is the whole animal, `state[\.animal.name]` only its name.
///
/// After each action, the store compares the values that are being observed, by `==`. If thousands
/// of views each read one element of a collection, scope a store to each element: an action that
/// leaves the collection alone then compares none of them, unless only few of its elements are
/// observed. Key paths such as `\.rows[5]`, in contrast, are compared one by one.
///
/// ```swift
/// Text("\(store.state.count)")
/// Text(store.state[\.animal.name])
/// print(store.state[\.self])
/// ```
@MainActor
@dynamicMemberLookup
public struct ObservedState<State> {
  private let part: StatePart<State>

  init(_ part: StatePart<State>) {
    self.part = part
  }

  /// The value of a property of the state.
  ///
  /// - Parameter path: The property, written like a property of this value.
  /// - Returns: The value after the last action.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    part.value(at: path)
  }

  /// The value at a key path of any depth; `\.self` is the whole state.
  ///
  /// - Parameter path: The key path of the value.
  /// - Returns: The value after the last action.
  public subscript<Value>(path: KeyPath<State, Value>) -> Value {
    part.value(at: path)
  }
}
