/// The observed elements of a collection in the state.
final class StateElements<Whole, Elements: RandomAccessCollection>: ObservedPart
where Elements.Element: Identifiable {
  typealias Element = Elements.Element

  private let path: KeyPath<Whole, Elements>
  private let whole: StatePart<Whole>
  private let index: ElementIndex<Elements>
  private var observed = WeakTable<Element.ID, StatePart<Element>>()
  /// The collection after the last action; kept only if many of its elements are observed, because
  /// the next change of the collection then has to copy it.
  private var former: Elements?
  /// The number of copies so far.
  private var copies = 0
  /// The collection while its elements are compared.
  private var current: Elements?

  init(
    at path: KeyPath<Whole, Elements>, in whole: StatePart<Whole>, index: ElementIndex<Elements>
  ) {
    self.path = path
    self.whole = whole
    self.index = index
  }

  func element(_ id: Element.ID) -> StatePart<Element> {
    if let known = observed[id] { return known }
    let element = StatePart<Element>(of: whole.tree, canBeRemoved: true) { [self] body in
      guard let elements = current ?? whole.peek(path),
        let place = index.place(of: id, in: elements, version: whole.tree.version)
      else { return }
      body(elements[place])
    }
    observed[id] = element
    return element
  }

  override var parts: [ObservedPart] { observed.remaining() }

  override func update(_ changes: inout [StateReading]) {
    current = whole.peek(path)
    defer { current = nil }
    if let former, let current, areEqual(former, current) { return }
    let changed = changedIDs().map { $0.compactMap { observed[$0] } } ?? observed.remaining()
    // A search visits each observed element, and a copy each element of the collection.
    copies += 1
    if copies.isMultiple(of: 32) { observed.removeGone() }
    former = isWorthKeeping ? current : nil
    for part in changed { part.update(&changes) }
  }

  /// Whether a copy of the collection takes less time than comparing the observed elements.
  ///
  /// An element is copied in about a thirtieth of the time in which it is compared. Objects may
  /// change while their references don't.
  private var isWorthKeeping: Bool {
    guard let current, Element.self is any Equatable.Type, !(Element.self is AnyClass) else {
      return false
    }
    return observed.count > current.count / 32
  }

  /// Returns the ids of the elements that were removed, inserted or changed; nil if unknown.
  private func changedIDs() -> Set<Element.ID>? {
    guard let former = former.map({ Array($0) }), let current = current.map({ Array($0) }) else {
      return nil
    }
    func changedIDs<Comparable: Equatable>(_ type: Comparable.Type) -> Set<Element.ID>? {
      // A cast of the arrays would cast each element.
      guard let path = Self.identity as? KeyPath<[Element], [Comparable]> else { return nil }
      let old = former[keyPath: path]
      let new = current[keyPath: path]
      var start = 0
      while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
      var (oldEnd, newEnd) = (old.count, new.count)
      while min(oldEnd, newEnd) > start, old[oldEnd - 1] == new[newEnd - 1] {
        oldEnd -= 1
        newEnd -= 1
      }
      // Of the others, those that have only moved are not compared by their observers.
      var places = Dictionary(
        (start..<oldEnd).map { (former[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
      let changed = (start..<newEnd).filter { place in
        places.removeValue(forKey: current[place].id).map { old[$0] == new[place] } != true
      }
      return Set(changed.map { current[$0].id }).union(places.keys)
    }
    return (Element.self as? any Equatable.Type).flatMap { changedIDs($0) }
  }

  private static var identity: AnyKeyPath { \[Element].self }
}
