import Recourse

/// Where a store reads: the whole state of an engine, or a part of it.
///
/// A part is read through one key path from the whole, however many scopes have led to it.
@MainActor
protocol StateSource<State>: AnyObject {
  associatedtype State

  /// Whether there is a state: an optional part or an element may have gone.
  var isPresent: Bool { get }

  /// Whether the state is that of another time.
  var era: StateEra { get }

  /// Reads a value, and makes the view that is being evaluated depend on it.
  func value<Value>(at path: KeyPath<State, Value>) -> Value

  /// The value, and each that it becomes, until the engine goes.
  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value>

  /// The context that shows what is at a key path, or a new one if nobody has it any more.
  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext

  /// The source of a part that is always there.
  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part>

  /// The source of a part that may be there; nil when it isn't, which makes the view depend on that.
  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)?
}
