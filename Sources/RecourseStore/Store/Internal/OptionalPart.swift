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
