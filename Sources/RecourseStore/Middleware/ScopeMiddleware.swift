/// Turns a middleware of a part of the state into a middleware of the whole state.
///
/// ```swift
/// let middleware: Middleware<AppState, AppAction> = scopeMiddleware(
///   searchMiddleware(service), state: \.search,
///   action: { if case .search(let action) = $0 { action } else { nil } }, embed: AppAction.search)
/// ```
///
/// - Parameters:
///   - middleware: The middleware of the part, independent of the rest of the state.
///   - path: The key path of the part.
///   - extract: Returns the action of the part that an action contains; nil if it contains none.
///   - embed: Wraps an action of the part in an action of the whole state, usually with a case.
/// - Returns: The middleware of the whole state.
public func scopeMiddleware<State, Action, Part, PartAction>(
  _ middleware: @escaping Middleware<Part, PartAction>,
  state path: sending KeyPath<State, Part>,
  action extract: @escaping @MainActor (Action) -> PartAction?,
  embed: @escaping @MainActor (PartAction) -> Action
) -> Middleware<State, Action> {
  { state, action in
    guard let partAction = extract(action) else { return .none }
    return middleware(state[keyPath: path], partAction).map(embed)
  }
}

/// Turns a middleware of an optional part of the state into a middleware of the whole state.
///
/// The middleware doesn't receive an action if there is no part once the reducer has run.
///
/// - Parameters:
///   - middleware: The middleware of the part.
///   - path: The key path of the part.
///   - extract: Returns the action of the part that an action contains; nil if it contains none.
///   - embed: Wraps an action of the part in an action of the whole state.
/// - Returns: The middleware of the whole state.
public func scopeMiddleware<State, Action, Part, PartAction>(
  _ middleware: @escaping Middleware<Part, PartAction>,
  state path: sending KeyPath<State, Part?>,
  action extract: @escaping @MainActor (Action) -> PartAction?,
  embed: @escaping @MainActor (PartAction) -> Action
) -> Middleware<State, Action> {
  { state, action in
    guard let partAction = extract(action), let part = state[keyPath: path] else { return .none }
    return middleware(part, partAction).map(embed)
  }
}

/// Turns a middleware of a collection's elements into a middleware of the whole state.
///
/// The middleware doesn't receive an action if no element has the id once the reducer has run.
/// Elements share the cancellation ids of the store, so make the element's id a part of each
/// cancellation id.
///
/// - Parameters:
///   - middleware: The middleware of one element.
///   - path: The key path of the collection.
///   - extract: Returns the id of the element and the action of the element that an action
///     contains; nil if it contains none.
///   - embed: Wraps the id and an action of the element in an action of the whole state.
/// - Returns: The middleware of the whole state.
public func scopeMiddleware<State, Action, Elements, ElementAction>(
  _ middleware: @escaping Middleware<Elements.Element, ElementAction>,
  state path: sending KeyPath<State, Elements>,
  action extract: @escaping @MainActor (Action) -> (Elements.Element.ID, ElementAction)?,
  embed: @escaping @MainActor (Elements.Element.ID, ElementAction) -> Action
) -> Middleware<State, Action>
where Elements: RandomAccessCollection, Elements.Element: Identifiable {
  let index = ElementIndex<Elements>()
  return { state, action in
    guard let (id, elementAction) = extract(action),
      let place = index.place(of: id, in: state[keyPath: path], version: nil)
    else { return .none }
    return middleware(state[keyPath: path][place], elementAction).map(embedding(id, by: embed))
  }
}

/// Returns `embed` with the id of the element bound.
@MainActor
private func embedding<ID, ElementAction, Action>(
  _ id: ID, by embed: @escaping @MainActor (ID, ElementAction) -> Action
) -> @MainActor (ElementAction) -> Action {
  { embed(id, $0) }
}
