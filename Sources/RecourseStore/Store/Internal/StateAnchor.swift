import Recourse

/// A value from which other values are read: the whole state, an optional part or an element.
///
/// An anchor lends its value instead of returning it: a copy would retain and release each object
/// in the value, which takes longer than the read.
protocol StateAnchor<State>: StateSource {
  var tree: StateTree { get }

  /// The steps from the whole state, equal for two anchors of the same value.
  var steps: [AnyHashable] { get }

  /// The indexes of the collections in the value.
  var indexes: ElementIndexes { get }

  /// Calls a function with the value, or with nil if the value was removed.
  func lend<Result>(_ body: (UnsafePointer<State>?) -> Result) -> Result

  /// Returns the value's node of observers; nil if it is missing and `making` is false.
  func node(making: Bool) -> ObserverNode?
}

extension StateAnchor {
  var isPresent: Bool { lend { $0 != nil } }

  var timeTravel: TimeTravelState { tree.timeTravel }

  func currentValue<Value>(at path: KeyPath<State, Value>) -> Value? {
    lend { state in
      tree.observe(.value(path), in: node) { ObserverLeaf.leaf(of: path, in: state) }
      return state?.value(at: path)
    }
  }

  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    let signal = AsyncSignal()
    let leaf = ObserverLeaf.leaf(of: path)
    leaf.signal = signal
    tree.insert(leaf, .stream(ObjectIdentifier(leaf)), into: node(making: true))
    let stream = StateStream<Value>(signal) {
      self.lend { state in
        leaf.renew(from: state)
        return state?.value(at: path)
      }
    }
    return AsyncStream { await stream.next() }
  }

  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext {
    tree.alertContext(of: steps + [path], make: make)
  }

  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part> {
    PartSource(self, path: path)
  }

  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)? {
    lend { state in
      let part = state?.value(at: path) ?? nil
      tree.observe(.presence) {
        OptionalPart.node(of: self, at: path, making: $0)
      } make: {
        PresenceLeaf(part != nil)
      }
      return part.map { OptionalPart(of: self, at: path, initial: $0) }
    }
  }

  func element<Elements: RandomAccessCollection>(
    _ id: Elements.Element.ID, of path: KeyPath<State, Elements>
  ) -> (any StateSource<Elements.Element>)? where Elements.Element: Identifiable {
    let index = indexes.index(of: path)
    return lend { state in
      let element = state.flatMap {
        index.element(id, in: $0.value(at: path), version: tree.version)
      }
      tree.observe(.presence) {
        ElementPart.node(of: self, at: path, id, index, making: $0)
      } make: {
        PresenceLeaf(element != nil)
      }
      return element.map { ElementPart(of: self, at: path, id, index, initial: $0) }
    }
  }
}

extension UnsafePointer {
  /// Returns the value at a key path without copying the whole value.
  func value<Value>(at path: KeyPath<Pointee, Value>) -> Value {
    func value(in whole: Pointee) -> Value { whole[keyPath: path] }
    return value(in: pointee)
  }
}

/// A part of an anchor's value that exists as long as the value does.
private final class PartSource<Anchor: StateAnchor, State>: StateSource {
  private let anchor: Anchor
  private let path: KeyPath<Anchor.State, State>
  /// Key paths from the anchor, keyed by those from the part: appending takes longer than a read.
  private var paths: [AnyKeyPath: AnyKeyPath] = [:]

  init(_ anchor: Anchor, path: KeyPath<Anchor.State, State>) {
    self.anchor = anchor
    self.path = path
  }

  var isPresent: Bool { anchor.isPresent }

  var timeTravel: TimeTravelState { anchor.timeTravel }

  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    anchor.value(at: whole(path))
  }

  func currentValue<Value>(at path: KeyPath<State, Value>) -> Value? {
    anchor.currentValue(at: whole(path))
  }

  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    anchor.values(of: whole(path))
  }

  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext {
    anchor.alertContext(at: whole(path), make: make)
  }

  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part> {
    anchor.part(at: whole(path))
  }

  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)? {
    anchor.part(ifPresentAt: whole(path))
  }

  func element<Elements: RandomAccessCollection>(
    _ id: Elements.Element.ID, of path: KeyPath<State, Elements>
  ) -> (any StateSource<Elements.Element>)? where Elements.Element: Identifiable {
    anchor.element(id, of: whole(path))
  }

  private func whole<Value>(_ path: KeyPath<State, Value>) -> KeyPath<Anchor.State, Value> {
    if let known = paths[path] as? KeyPath<Anchor.State, Value> { return known }
    let whole = self.path.appending(path: path)
    paths[path] = whole
    return whole
  }
}

/// Reads the values of a stream, and ends the stream on release.
@MainActor
private final class StateStream<Value: Sendable> {
  private let signal: AsyncSignal
  private let read: @MainActor () -> Value?
  private var last: Value?

  /// - Parameters:
  ///   - signal: Wakes the reader when there may be a new value.
  ///   - read: Returns the value; nil if there is none at the moment.
  init(_ signal: AsyncSignal, read: @escaping @MainActor () -> Value?) {
    self.signal = signal
    self.read = read
  }

  deinit {
    Task { @MainActor [signal] in signal.end() }
  }

  func next() async -> Value? {
    while await signal.wait() {
      guard let value = read(), !isLast(value) else { continue }
      last = value
      return value
    }
    return nil
  }

  /// Returns whether a value equals the last one; false if its type isn't `Equatable`.
  ///
  /// The cast happens here, on the main actor, because the conformance may be isolated to it.
  private func isLast(_ value: Value) -> Bool {
    guard case let last? = last, let type = Value.self as? any Equatable.Type else { return false }
    func equals<Comparable: Equatable>(_ type: Comparable.Type) -> Bool {
      value as? Comparable == last as? Comparable
    }
    return equals(type)
  }
}
