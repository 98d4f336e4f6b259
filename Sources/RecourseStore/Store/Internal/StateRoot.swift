import Recourse

/// The whole state of a store, and its observers.
///
/// The root outlives the engine while a stream still has to deliver its last value.
final class StateRoot<State>: StateAnchor {
  let tree = StateTree()
  let indexes = ElementIndexes()
  let steps: [AnyHashable] = []
  /// The state; declared last, so that its type doesn't affect the offsets of other properties.
  var storage: StateStorage<State>

  init(_ state: State) {
    storage = StateStorage(state: state)
  }

  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    tree.observe(.value(path), in: node) { lend { ObserverLeaf.leaf(of: path, in: $0) } }
    return storage.value(at: path)
  }

  func lend<Result>(_ body: (UnsafePointer<State>?) -> Result) -> Result {
    storage.lend { body($0) }
  }

  func node(making: Bool) -> ObserverNode? { tree.node }

  /// Changes the state, and notifies the observers of changed values.
  @inline(__always)
  func reduce<Action>(_ action: Action, by reducer: Reducer<State, Action>) {
    tree.version &+= 1
    if storage.reduce(action, by: reducer, observedBy: tree.node) { announceChanges() }
  }

  /// Changes the state; the caller must then call ``announceChanges()``.
  func change(_ change: (inout State) -> Void) {
    tree.version &+= 1
    change(&storage.state)
  }

  func announceChanges() {
    let changes = storage.update(tree.node)
    if !changes.isEmpty { tree.announce(changes) }
  }
}

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
