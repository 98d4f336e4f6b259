/// Makes a middleware of a part of the state one of the whole.
///
/// ```swift
/// let middleware: Middleware<AppState, AppAction> = scopeMiddleware(
///   searchMiddleware(service), state: \.search,
///   action: { if case .search(let action) = $0 { action } else { nil } }, embed: AppAction.search)
/// ```
///
/// - Parameters:
///   - middleware: Watches the actions of the part, and knows of nothing else.
///   - path: The part.
///   - extract: Takes the action of the part out of one of the whole; nil if it has none.
///   - embed: Makes an action of the whole of one of the part, mostly by a case.
/// - Returns: The middleware.
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

/// Makes a middleware of a part of the state that may be there one of the whole.
///
/// Actions that leave no part, or come without one, are not watched.
///
/// - Parameters:
///   - middleware: Watches the actions of the part.
///   - path: The part.
///   - extract: Takes the action of the part out of one of the whole; nil if it has none.
///   - embed: Makes an action of the whole of one of the part.
/// - Returns: The middleware.
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

/// Makes a middleware of an element one of a state that has a collection of them.
///
/// Elements share the store's cancellation ids: put the element's own into those it uses.
///
/// - Parameters:
///   - middleware: Watches the actions of one element.
///   - path: The collection.
///   - extract: Takes the id of the element and its action out of an action of the whole; nil if it
///     has none.
///   - embed: Makes an action of the whole of the id and an action of the element.
/// - Returns: The middleware.
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
      let element = index.element(id, in: state[keyPath: path], version: nil)
    else { return .none }
    return middleware(element, elementAction).map(embedding(id, by: embed))
  }
}

/// Fixes the id of the element whose actions are embedded.
@MainActor
private func embedding<ID, ElementAction, Action>(
  _ id: ID, by embed: @escaping @MainActor (ID, ElementAction) -> Action
) -> @MainActor (ElementAction) -> Action {
  { embed(id, $0) }
}
