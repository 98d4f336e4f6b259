import Recourse

/// Makes a reducer of a part of the state one of the whole.
///
/// - Parameters:
///   - reducer: Changes the part.
///   - path: The part.
///   - extract: Takes the action of the part out of one of the whole; nil if it has none, as in
///     `{ if case .animal(let action) = $0 { action } else { nil } }`.
/// - Returns: The reducer.
public func scopeReducer<State, Action, Part, PartAction>(
  _ reducer: @escaping Reducer<Part, PartAction>,
  state path: sending WritableKeyPath<State, Part>,
  action extract: @escaping @MainActor (Action) -> PartAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let partAction = extract(action) else { return }
    reducer(&state[keyPath: path], partAction)
  }
}

/// Makes a reducer of a part of the state that may be there one of the whole.
///
/// Without a part the action is ignored, with a warning in a debug build. Put it before the reducer
/// that removes the part, so that it gets the last action too.
///
/// - Parameters:
///   - reducer: Changes the part.
///   - path: The part.
///   - extract: Takes the action of the part out of one of the whole; nil if it has none.
/// - Returns: The reducer.
public func scopeReducer<State, Action, Part, PartAction>(
  _ reducer: @escaping Reducer<Part, PartAction>,
  state path: sending WritableKeyPath<State, Part?>,
  action extract: @escaping @MainActor (Action) -> PartAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let partAction = extract(action) else { return }
    let isPresent = state[keyPath: path].change(by: reducer, partAction)
    if !isPresent { warn(of: PartAction.self, without: Part.self) }
  }
}

/// Makes a reducer of an element one of a state that has a collection of them.
///
/// Without an element of that id the action is ignored, with a warning in a debug build.
///
/// - Parameters:
///   - reducer: Changes the element.
///   - path: The collection.
///   - extract: Takes the id of the element and its action out of an action of the whole; nil if it
///     has none.
/// - Returns: The reducer.
public func scopeReducer<State, Action, Elements, ElementAction>(
  _ reducer: @escaping Reducer<Elements.Element, ElementAction>,
  state path: sending WritableKeyPath<State, Elements>,
  action extract: @escaping @MainActor (Action) -> (Elements.Element.ID, ElementAction)?
) -> Reducer<State, Action>
where Elements: RandomAccessCollection & MutableCollection, Elements.Element: Identifiable {
  let index = ElementIndex<Elements>()
  return { state, action in
    guard let (id, elementAction) = extract(action) else { return }
    guard let place = index.place(of: id, in: state[keyPath: path], version: nil) else {
      return warn(of: ElementAction.self, without: Elements.Element.self)
    }
    reducer(&state[keyPath: path][place], elementAction)
  }
}

private func warn<Action, Part>(of action: Action.Type, without part: Part.Type) {
  DebugWarning.write(
    """
    A reducer ignores a \(action), since the state has no \(part) for it. Let its effects be \
    cancelled when it goes.
    """)
}

extension Optional {
  /// Changes the value in place, if there is one, and tells whether there was.
  @MainActor fileprivate mutating func change<Action>(
    by reducer: Reducer<Wrapped, Action>, _ action: Action
  ) -> Bool {
    guard var value = self else { return false }
    // Without this there would be two, and the first change would copy what it refers to.
    self = nil
    reducer(&value, action)
    self = value
    return true
  }
}
