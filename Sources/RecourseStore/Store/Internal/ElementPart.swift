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
