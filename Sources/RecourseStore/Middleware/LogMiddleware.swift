import Recourse

/// Writes down each action, and which properties of the state it has changed.
///
/// Neither what actions carry nor what the state holds is written, unless `showsValues` says so: only
/// the names of cases and properties. Of the first action it can't say what has changed; of the first
/// one after a ``StoreHistory`` went elsewhere it says what is other than after the last action. It keeps
/// the state, which the next action has to copy therefore, so it is for developers.
///
/// ```swift
/// let store = Store(
///   initialState: AppState(), reducer: appReducer, middlewares: [logMiddleware()])
/// // animal.fetched: animal.current, animal.isLoading
/// ```
///
/// - Parameters:
///   - showsValues: Whether to write what actions carry and what values were and are, for who reads the
///     log may read everything. The default is false.
///   - write: Takes a text that ends with a line. The default writes to standard error in a debug build,
///     and does nothing in a release.
/// - Returns: The middleware, for one store.
public func logMiddleware<State, Action>(
  showsValues: Bool = false, write: (@Sendable (String) -> Void)? = nil
) -> Middleware<State, Action> {
  guard let write = write ?? standardWrite else { return { _, _ in .none } }
  let log = StateLog<State>(showsValues: showsValues)
  return { state, action in
    write(log.text(of: action, making: state))
    return .none
  }
}

private var standardWrite: (@Sendable (String) -> Void)? {
  guard BuildConfiguration.current == .debug else { return nil }
  return { Descriptor.standardError.print($0) }
}
