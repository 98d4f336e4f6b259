import Recourse

/// The state that a store reads: the whole state, a value in it, an optional value or an element.
@MainActor
final class StatePart<State>: ObservedPart {
  /// Calls a function with the state unless it was removed.
  ///
  /// The state is lent rather than returned: a copy would retain each object in it, which takes
  /// longer than reading one value.
  typealias Lend = @MainActor (_ body: (State) -> Void) -> Void

  let tree: StateTree
  let lend: Lend
  private let canBeRemoved: Bool
  /// What a view reads that is still on screen after the part was removed.
  private var last: Last?
  private var alertContexts = WeakTable<AnyKeyPath, AlertContext>()
  /// The indexes of the collections in the part, which outlive the stores of their elements.
  private var indexes: [AnyKeyPath: AnyObject] = [:]

  init(of tree: StateTree, canBeRemoved: Bool, lend: @escaping Lend) {
    self.tree = tree
    self.canBeRemoved = canBeRemoved
    self.lend = lend
  }

  /// The part; nil if it was removed.
  var state: State? {
    var state: State?
    lend { state = $0 }
    return state
  }

  override var isPresent: Bool {
    var isPresent = false
    lend { _ in isPresent = true }
    return isPresent
  }

  /// Returns a value without observing it; nil if the part was removed.
  func peek<Value>(_ path: KeyPath<State, Value>) -> Value? {
    var value: Value?
    lend { value = $0[keyPath: path] }
    return value
  }

  /// Returns a value, and registers the view that is being evaluated as an observer of it; nil if
  /// the part was removed.
  func currentValue<Value>(at path: KeyPath<State, Value>) -> Value? {
    tree.observe(reading(at: path) { StateReading(of: path, in: self) })
    return peek(path)
  }

  /// Returns a value like ``currentValue(at:)``, or that of the last read if the part was removed.
  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    let current = currentValue(at: path)
    if let current { last?.values[path] = current }
    guard let value = current ?? last?.value(at: path) else {
      preconditionFailure("A Store of \(State.self) was made before there was such a state.")
    }
    return value
  }

  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    let stream = StateStream(of: tree) { self.currentValue(at: path) }
    return AsyncStream { await stream.next() }
  }

  /// Returns the context that presents the value at a key path; makes one if no caller retains it.
  func alertContext(at path: AnyKeyPath, make: () -> AlertContext) -> AlertContext {
    if let known = alertContexts[path] { return known }
    let context = make()
    alertContexts[path] = context
    return context
  }

  private struct Last {
    /// The part when a store of it was made, for values that were never read.
    let part: State
    /// The values of the last reads.
    var values: [AnyKeyPath: Any] = [:]

    func value<Value>(at path: KeyPath<State, Value>) -> Value {
      // Without the check, nil would be the value of an optional that was never read.
      guard let value = values[path] else { return part[keyPath: path] }
      return value as? Value ?? part[keyPath: path]
    }
  }
}

extension StatePart {
  /// Returns a part that exists as long as this one does.
  func part<Part>(at path: KeyPath<State, Part>) -> StatePart<Part> {
    let part = child(at: path) {
      StatePart<Part>(of: tree, canBeRemoved: canBeRemoved) { [self] body in
        lend { body($0[keyPath: path]) }
      }
    }
    if canBeRemoved, let state = part.state ?? last?.value(at: path) {
      part.last = StatePart<Part>.Last(part: state)
    }
    return part
  }

  /// Returns an optional part; nil, which the view then observes, if there is none.
  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> StatePart<Part>? {
    let part = child(at: path) {
      StatePart<Part>(of: tree, canBeRemoved: true) { [self] body in
        lend { if let part = $0[keyPath: path] { body(part) } }
      }
    }
    return part.ifPresent()
  }

  /// Returns an element; nil, which the view then observes, if there is none.
  func element<Elements: RandomAccessCollection>(
    _ id: Elements.Element.ID, of path: KeyPath<State, Elements>
  ) -> StatePart<Elements.Element>? where Elements.Element: Identifiable {
    child(at: path) { StateElements(at: path, in: self, index: index(of: path)) }
      .element(id).ifPresent()
  }

  private func index<Elements>(of path: KeyPath<State, Elements>) -> ElementIndex<Elements> {
    if let known = indexes[path] as? ElementIndex<Elements> { return known }
    let index = ElementIndex<Elements>()
    indexes[path] = index
    return index
  }

  private func ifPresent() -> StatePart? {
    let state = state
    tree.observe(
      reading(at: StateReading.presence) {
        StateReading(ofPresenceOf: self, isPresent: state != nil)
      })
    guard let state else { return nil }
    last = Last(part: state)
    return self
  }
}
