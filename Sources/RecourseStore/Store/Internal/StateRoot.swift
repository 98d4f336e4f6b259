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
