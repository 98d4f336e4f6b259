import Recourse

/// A part of an anchor's value that exists as long as the value does.
final class PartSource<Anchor: StateAnchor, State>: StateSource {
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
