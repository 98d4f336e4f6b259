/// Something that a person does with a view, beyond pressing it.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on.
  associatedtype Value

  /// What happens as it goes on.
  @_spi(Rendering) var actions: GestureActions<Value> { get }
}

/// What happens as a gesture goes on.
@_spi(Rendering)
public struct GestureActions<Value> {
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// What happens when it is over, also where the system has ended it.
  var reset: [() -> Void] = []

  init() {}
}

/// A gesture whose end matters to somebody.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What is known of the gesture while it goes on.
  public typealias Value = Content.Value

  /// What happens as it goes on.
  @_spi(Rendering) public let actions: GestureActions<Value>
}

/// A gesture that a property follows.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What is known of the gesture while it goes on.
  public typealias Value = Base.Value

  /// What happens as it goes on.
  @_spi(Rendering) public let actions: GestureActions<Value>
}

extension Gesture {
  /// Runs an action when a person lets go.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    var actions = actions
    actions.ended.append(action)
    return _EndedGesture(actions: actions)
  }

  /// Keeps a property up to date while the gesture goes on; then it has its first value again.
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
