import Recourse

/// Turns a reducer of a part of the state into a reducer of the whole state.
///
/// ```swift
/// let reducer: Reducer<AppState, AppAction> = scopeReducer(
///   animalReducer, state: \.animal,
///   action: { if case .animal(let action) = $0 { action } else { nil } })
/// ```
///
/// - Parameters:
///   - reducer: The reducer of the part.
///   - path: The key path of the part.
///   - extract: Returns the action of the part that an action contains; nil if it contains none.
/// - Returns: The reducer of the whole state.
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

/// Turns a reducer of an optional part of the state into a reducer of the whole state.
///
/// If there is no part, the action is ignored, with a warning in a debug build. Put this reducer
/// before the one that removes the part, so that the part's reducer receives the last action too.
///
/// ```swift
/// let reducer: Reducer<AppState, AppAction> = scopeReducer(
///   draftReducer, state: \.draft,
///   action: { if case .draft(let action) = $0 { action } else { nil } })
/// ```
///
/// - Parameters:
///   - reducer: The reducer of the part.
///   - path: The key path of the part.
///   - extract: Returns the action of the part that an action contains; nil if it contains none.
/// - Returns: The reducer of the whole state.
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

/// Turns a reducer of a collection's elements into a reducer of the whole state.
///
/// If no element has the id, the action is ignored, with a warning in a debug build.
///
/// ```swift
/// let reducer: Reducer<AppState, AppAction> = scopeReducer(
///   orderReducer, state: \.orders,
///   action: { if case .order(let id, let action) = $0 { (id, action) } else { nil } })
/// ```
///
/// - Parameters:
///   - reducer: The reducer of one element.
///   - path: The key path of the collection.
///   - extract: Returns the id of the element and the action of the element that an action
///     contains; nil if it contains none.
/// - Returns: The reducer of the whole state.
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
  /// Changes the value in place, and returns whether there was a value.
  @MainActor fileprivate mutating func change<Action>(
    by reducer: Reducer<Wrapped, Action>, _ action: Action
  ) -> Bool {
    guard var value = self else { return false }
    // Otherwise the value would have two owners, and the first change would copy its storage.
    self = nil
    reducer(&value, action)
    self = value
    return true
  }
}
