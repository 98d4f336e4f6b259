import Recourse

/// The state that a store reads: the whole state, or a part of it.
@MainActor
protocol StateSource<State>: AnyObject {
  associatedtype State

  /// Whether the state exists: an optional part or an element can be removed.
  var isPresent: Bool { get }

  /// Whether a history presents a past state.
  var timeTravel: TimeTravelState { get }

  /// Reads a value, and registers the view that is being evaluated as an observer of it.
  ///
  /// If the part was removed, the value is that of the last read.
  func value<Value>(at path: KeyPath<State, Value>) -> Value

  /// Reads a value like ``value(at:)``, but returns nil if the part was removed.
  func currentValue<Value>(at path: KeyPath<State, Value>) -> Value?

  /// Returns a stream of the current value and each later one, until the engine is released.
  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value>

  /// Returns the context that presents the value at a key path; makes one if no caller retains it.
  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext

  /// Returns the source of a part that always exists.
  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part>

  /// Returns the source of an optional part; nil, which the view then observes, if there is none.
  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)?

  /// Returns the source of an element; nil, which the view then observes, if there is none.
  func element<Elements: RandomAccessCollection>(
    _ id: Elements.Element.ID, of path: KeyPath<State, Elements>
  ) -> (any StateSource<Elements.Element>)? where Elements.Element: Identifiable
}
