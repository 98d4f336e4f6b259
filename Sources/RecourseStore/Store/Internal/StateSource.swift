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
  /// A part that was removed keeps the value of the last read.
  func value<Value>(at path: KeyPath<State, Value>) -> Value

  /// Reads a value like ``value(at:)``, but returns nil if the part was removed.
  func currentValue<Value>(at path: KeyPath<State, Value>) -> Value?

  /// The value, and each later one, until the engine is released.
  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value>

  /// The context that presents the value at a key path; a new one if no caller retains it.
  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext

  /// The source of a part that always exists.
  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part>

  /// The source of an optional part; nil, which the view then depends on, if there is none.
  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)?

  /// The source of an element; nil, which the view then depends on, if there is none.
  func element<Elements: RandomAccessCollection>(
    _ id: Elements.Element.ID, of path: KeyPath<State, Elements>
  ) -> (any StateSource<Elements.Element>)? where Elements.Element: Identifiable
}
