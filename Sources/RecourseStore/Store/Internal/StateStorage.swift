/// Holds the state where it can be changed in place and read without a copy.
///
/// It can't be copied itself, so Swift lends the state to those who read it. A property of a class is
/// copied for each read: a count up and down for each object in it, which for a state of 50 strings
/// takes five times as long as the read. Inlined, its functions don't ask Swift for its type, which
/// takes as long as a middleware.
@MainActor
struct StateStorage<State>: ~Copyable {
  var state: State

  @inline(__always)
  borrowing func value<Value>(at path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// Lets a reducer change the state, and returns whether observers have to compare.
  ///
  /// Most actions change nothing that is observed, which is found out without a second access.
  @inline(__always)
  mutating func reduce<Action>(
    _ action: Action, by reducer: Reducer<State, Action>, observedBy node: ObserverNode
  ) -> Bool {
    reducer(&state, action)
    return !withUnsafePointer(to: &state) { node.isUnchanged(UnsafeRawPointer($0)) }
  }

  @inline(__always)
  borrowing func effect<Action>(
    of middleware: Middleware<State, Action>, answering action: Action
  ) -> Effect<Action, Never> {
    middleware(state, action)
  }

  @inline(__always)
  borrowing func lend<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result {
    withUnsafePointer(to: state) { body($0) }
  }

  @inline(__always)
  borrowing func update(_ node: ObserverNode) -> [ObserverLeaf] {
    var changes: [ObserverLeaf] = []
    withUnsafePointer(to: state) { _ = node.update(UnsafeRawPointer($0), &changes) }
    return changes
  }
}
