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

/// An element of a collection in the state, which stays readable after it moves or is removed.
final class ElementPart<Parent: StateAnchor, Elements: RandomAccessCollection>: TransientAnchor
where Elements.Element: Identifiable {
  typealias State = Elements.Element

  private let parent: Parent
  private let path: KeyPath<Parent.State, Elements>
  private let id: State.ID
  private let index: ElementIndex<Elements>
  let last: LastValues<State>
  private(set) lazy var indexes = ElementIndexes()

  init(
    of parent: Parent, at path: KeyPath<Parent.State, Elements>, _ id: State.ID,
    _ index: ElementIndex<Elements>, initial: State
  ) {
    self.parent = parent
    self.path = path
    self.id = id
    self.index = index
    last = LastValues(initial)
  }

  var tree: StateTree { parent.tree }

  var steps: [AnyHashable] { parent.steps + [path, id] }

  func lend<Result>(_ body: (UnsafePointer<State>?) -> Result) -> Result {
    parent.lend { parent in
      let element = parent.flatMap {
        index.element(id, in: $0.value(at: path), version: tree.version)
      }
      guard let element else { return body(nil) }
      return withUnsafePointer(to: element) { body($0) }
    }
  }

  func node(making: Bool) -> ObserverNode? {
    Self.node(of: parent, at: path, id, index, making: making)
  }

  static func node(
    of parent: Parent, at path: KeyPath<Parent.State, Elements>, _ id: State.ID,
    _ index: ElementIndex<Elements>, making: Bool
  ) -> ObserverNode? {
    let tree = parent.tree
    return parent.node(making: making)?
      .observer(.elements(path), making: making) {
        ElementsObserver(of: path, index: index, tree: tree)
      }?
      .node(of: id, making: making)
  }
}

/// An optional value of the state, which stays readable after it is removed.
final class OptionalPart<Parent: StateAnchor, State>: TransientAnchor {
  private let parent: Parent
  private let path: KeyPath<Parent.State, State?>
  let last: LastValues<State>
  private(set) lazy var indexes = ElementIndexes()

  init(of parent: Parent, at path: KeyPath<Parent.State, State?>, initial: State) {
    self.parent = parent
    self.path = path
    last = LastValues(initial)
  }

  var tree: StateTree { parent.tree }

  var steps: [AnyHashable] { parent.steps + [path] }

  func lend<Result>(_ body: (UnsafePointer<State>?) -> Result) -> Result {
    parent.lend { parent in
      guard let part = parent?.value(at: path) ?? nil else { return body(nil) }
      return withUnsafePointer(to: part) { body($0) }
    }
  }

  func node(making: Bool) -> ObserverNode? {
    Self.node(of: parent, at: path, making: making)
  }

  static func node(
    of parent: Parent, at path: KeyPath<Parent.State, State?>, making: Bool
  ) -> ObserverNode? {
    parent.node(making: making)?
      .observer(.part(path), making: making) { OptionalPartObserver(path) }?.node
  }
}

/// Updates the observers of an optional part.
private final class OptionalPartObserver<Parent, Part>: StateObserver {
  let node = ObserverNode()
  private let path: KeyPath<Parent, Part?>

  init(_ path: KeyPath<Parent, Part?>) {
    self.path = path
  }

  func update(_ parent: UnsafeRawPointer?, _ changes: inout [ObserverLeaf]) -> Bool {
    let parent = parent?.assumingMemoryBound(to: Parent.self)
    guard let part = parent?.value(at: path) ?? nil else { return node.update(nil, &changes) }
    return withUnsafePointer(to: part) { node.update(UnsafeRawPointer($0), &changes) }
  }

  var witness: WitnessBytes? { nil }

  func prune() -> Int { node.prune() }
}
