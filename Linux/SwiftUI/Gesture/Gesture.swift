/// An interaction of the user with a view, such as a drag.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The attributes of the gesture in progress.
  associatedtype Value

  /// The actions of the gesture.
  @_spi(Rendering) var actions: GestureActions<Value> { get }
}

/// The actions that a gesture runs.
@_spi(Rendering)
public struct GestureActions<Value> {
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// The actions for the end of the gesture, including a cancellation by the system.
  var reset: [() -> Void] = []

  init() {}
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// The attributes of the gesture in progress.
  public typealias Value = Content.Value

  /// The actions of the gesture.
  @_spi(Rendering) public let actions: GestureActions<Value>
}

/// A gesture that updates a property.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The attributes of the gesture in progress.
  public typealias Value = Base.Value

  /// The actions of the gesture.
  @_spi(Rendering) public let actions: GestureActions<Value>
}

extension Gesture {
  /// Adds an action to perform when the user ends the gesture.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    var actions = actions
    actions.ended.append(action)
    return _EndedGesture(actions: actions)
  }

  /// Updates a property during the gesture, and resets it to the initial value afterwards.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    var actions = actions
    actions.changed.append { value in
      var transaction = Transaction()
      state.update { body(value, &$0, &transaction) }
    }
    actions.reset.append { state.reset() }
    return GestureStateGesture(actions: actions)
  }
}
