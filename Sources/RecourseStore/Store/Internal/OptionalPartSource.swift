import Recourse

/// A part of an engine's state that may go: an optional value, or an element of a collection.
///
/// When it has gone, it reads as it was read last. A view on its way out shows what it has shown.
final class OptionalPartSource<Root, Action, State>: StateSource {
  private let engine: StoreEngine<Root, Action>
  private let path: KeyPath<Root, State?>
  private let initial: State
  private var properties: [AnyKeyPath: AnyObject] = [:]

  init(_ engine: StoreEngine<Root, Action>, path: KeyPath<Root, State?>, initial: State) {
    self.engine = engine
    self.path = path
    self.initial = initial
  }

  var isPresent: Bool { engine.unobservedValue(at: path.appending(path: \.isPresent)) }

  var era: StateEra { engine.era }

  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    let property = property(path)
    if let value = engine.value(at: property.path) { property.value = value }
    return property.value
  }

  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    engine.values(of: property(path).path) { $0 }
  }

  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext {
    engine.alertContext(at: property(path).path, make: make)
  }

  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part> {
    let property = property(path)
    return OptionalPartSource<Root, Action, Part>(
      engine, path: property.path, initial: value(at: path))
  }

  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)? {
    engine.part(ifPresentAt: self.path.appending(path: \.[flattening: path]))
  }

  private func property<Value>(_ path: KeyPath<State, Value>) -> Property<Value> {
    if let known = properties[path] as? Property<Value> { return known }
    let property = Property(
      path: self.path.appending(path: \.[mapping: path]), value: initial[keyPath: path])
    properties[path] = property
    return property
  }

  /// The way to a property from the whole, and what it was when it was read last.
  private final class Property<Value> {
    let path: KeyPath<Root, Value?>
    var value: Value

    init(path: KeyPath<Root, Value?>, value: Value) {
      self.path = path
      self.value = value
    }
  }
}

extension Optional {
  var isPresent: Bool { self != nil }

  subscript<Value>(mapping path: KeyPath<Wrapped, Value>) -> Value? {
    map { $0[keyPath: path] }
  }

  subscript<Value>(flattening path: KeyPath<Wrapped, Value?>) -> Value? {
    flatMap { $0[keyPath: path] }
  }
}
