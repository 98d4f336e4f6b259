import Recourse

/// A part of an engine's state that is always there.
final class PartSource<Root, Action, State>: StateSource {
  private let engine: StoreEngine<Root, Action>
  private let path: KeyPath<Root, State>
  /// From a path in the part to the same from the whole, since making that takes longer than a read.
  private var paths: [AnyKeyPath: AnyKeyPath] = [:]

  init(_ engine: StoreEngine<Root, Action>, path: KeyPath<Root, State>) {
    self.engine = engine
    self.path = path
  }

  var isPresent: Bool { true }

  var era: StateEra { engine.era }

  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    engine.value(at: whole(path))
  }

  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    engine.values(of: whole(path))
  }

  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext {
    engine.alertContext(at: whole(path), make: make)
  }

  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part> {
    engine.part(at: whole(path))
  }

  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)? {
    engine.part(ifPresentAt: whole(path))
  }

  private func whole<Value>(_ path: KeyPath<State, Value>) -> KeyPath<Root, Value> {
    if let known = paths[path] as? KeyPath<Root, Value> { return known }
    let whole = self.path.appending(path: path)
    paths[path] = whole
    return whole
  }
}
