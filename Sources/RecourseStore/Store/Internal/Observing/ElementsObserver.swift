/// Compares the observed elements of a collection.
///
/// A copy of the collection shows whether an action has changed the collection, and where. But a
/// copy has its price: the next change allocates another buffer. The observer therefore keeps a
/// copy only once comparing the observed elements has cost more than that.
final class ElementsObserver<Parent, Elements: RandomAccessCollection>: StateObserver
where Elements.Element: Identifiable {
  typealias ID = Elements.Element.ID

  private let path: KeyPath<Parent, Elements>
  /// The offset of the collection in its parent, if it is a stored property.
  private let offset: Int?
  private let index: ElementIndex<Elements>
  private unowned let tree: StateTree
  private var nodes: [ID: ObserverNode] = [:]
  /// The collection after the last action; as long as it is set, the index knows all of its ids.
  private var former: StateWitness<Elements>?
  /// The cost of comparing without a copy, in elements that could have been copied instead.
  private var cost = 0
  /// The number of copies since the last search for elements without readers.
  private var copies = 0

  init(of path: KeyPath<Parent, Elements>, index: ElementIndex<Elements>, tree: StateTree) {
    self.path = path
    self.index = index
    self.tree = tree
    offset = MemoryLayout<Parent>.offset(of: path)
  }

  func node(of id: ID, making: Bool) -> ObserverNode? {
    if let known = nodes[id] { return known }
    guard making else { return nil }
    let node = ObserverNode()
    nodes[id] = node
    return node
  }

  var witness: WitnessBytes? {
    guard let former, let offset else { return nil }
    return former.bytes(at: offset)
  }

  func update(_ parent: UnsafeRawPointer?, _ changes: inout [ObserverLeaf]) -> Bool {
    if let parent {
      follow(parent.assumingMemoryBound(to: Parent.self).value(at: path), &changes)
    } else {
      former = nil
      for (id, node) in nodes where !node.update(nil, &changes) { nodes[id] = nil }
    }
    return !nodes.isEmpty
  }

  func prune() -> Int {
    var count = 0
    for (id, node) in nodes {
      let rest = node.prune()
      count += rest
      if rest == 0 { nodes[id] = nil }
    }
    return count
  }

  /// A search visits each observed element, and a copy each element of the collection.
  private static var copiesUntilSearch: Int { 32 }

  private func follow(_ elements: Elements, _ changes: inout [ObserverLeaf]) {
    if let former, former.isSame(as: elements) { return }
    let old = former?.value
    former = nil
    if let old, let difference = ElementDifference(from: old, to: elements) {
      let removed = difference.removed.map { old.element(at: $0).id }
      let inserted = difference.inserted.map { (id: elements.element(at: $0).id, place: $0) }
      index.replace(removed, by: inserted, in: elements, version: tree.version)
      let ids = Set(removed).union(inserted.map(\.id))
      update(ids, in: elements, &changes)
      cost = nodes.count * 32
    } else {
      update(nodes.keys, in: elements, &changes)
      cost += nodes.count * 2
    }
    guard cost >= elements.count, !isMadeOfObjects else { return }
    if copies == Self.copiesUntilSearch {
      copies = 0
      guard prune() > 0 else { return }
    }
    index.index(elements, version: tree.version)
    former = StateWitness(elements)
    copies += 1
    cost = 0
  }

  /// Whether the contents are objects, which may change while their references don't.
  private var isMadeOfObjects: Bool {
    Elements.self is AnyClass || Elements.Element.self is AnyClass
  }

  private func update(
    _ ids: some Sequence<ID>, in elements: Elements, _ changes: inout [ObserverLeaf]
  ) {
    for id in ids {
      guard let node = nodes[id] else { continue }
      let isObserved =
        if let element = index.element(id, in: elements, version: tree.version) {
          withUnsafePointer(to: element) { node.update(UnsafeRawPointer($0), &changes) }
        } else {
          node.update(nil, &changes)
        }
      if !isObserved { nodes[id] = nil }
    }
  }
}

extension RandomAccessCollection {
  fileprivate func element(at place: Int) -> Element {
    self[index(startIndex, offsetBy: place)]
  }
}
