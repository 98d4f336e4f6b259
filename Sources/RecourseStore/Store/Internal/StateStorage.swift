/// Stores the state so that it can be changed in place and read without a copy.
///
/// The type is noncopyable, so Swift lends the state to its readers. A property of a class is
/// copied for each read: a retain and a release for each object in the state, which with 50 strings
/// takes five times as long as the read. Because the methods are inlined, they don't request the
/// metadata of the generic type, which takes as long as a middleware.
@MainActor
struct StateStorage<State>: ~Copyable {
  var state: State

  @inline(__always)
  borrowing func value<Value>(at path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// Lets a reducer change the state, and returns whether observers have to compare.
  ///
  /// Most actions change no observed value, which this method detects without a second access.
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
