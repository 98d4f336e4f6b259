/// Reads the state of a store, one key path at a time.
///
/// A view that reads a value is evaluated again only when that value has changed: one that is
/// `Equatable` when it differs, any other after each action that may have changed it. Read no more than
/// you need: `state.animal` is all of the animal, `state[\.animal.name]` is its name.
///
/// An action costs what it touches. Where thousands of views each read an element of a collection, scope
/// a store to each element: those that an action leaves alone are not even compared, but key paths such
/// as `\.rows[5]` are, each of them.
///
/// ```swift
/// Text("\(store.state.count)")
/// Text(store.state[\.animal.name])
/// print(store.state[\.self])
/// ```
@MainActor
@dynamicMemberLookup
public struct ObservedState<State> {
  private let source: any StateSource<State>

  init(_ source: any StateSource<State>) {
    self.source = source
  }

  /// The value of a property of the state.
  ///
  /// - Parameter path: The property, named as one of this value's own.
  /// - Returns: The value as the last action has left it.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    source.value(at: path)
  }

  /// The value at a key path, however deep; `\.self` is the whole state.
  ///
  /// - Parameter path: What to read.
  /// - Returns: The value as the last action has left it.
  public subscript<Value>(path: KeyPath<State, Value>) -> Value {
    source.value(at: path)
  }
}
