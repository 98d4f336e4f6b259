import Recourse

/// Logs each action and the names of the state's properties that the action has changed.
///
/// The log contains only the names of cases and properties; payloads and values appear only if
/// `showsValues` is true. The entry of the first action lists no changes, because no earlier state
/// is known. After a ``StoreHistory`` has moved, the next entry lists the differences from the
/// state after the last logged action. The middleware retains that state, which forces the next
/// action to copy it, so use the log for development only.
///
/// ```swift
/// let store = Store(
///   initialState: AppState(), reducer: appReducer, middlewares: [logMiddleware()])
/// // animal.fetched: animal.current, animal.isLoading
/// ```
///
/// - Parameters:
///   - showsValues: Whether to log payloads as well as the old and new values. Every reader of the
///     log then sees private data. The default is false.
///   - write: Receives each entry as text that ends with a newline. The default writes to standard
///     error in a debug build, and does nothing in a release build.
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

/// Compares each state with the previous one.
@MainActor
private final class StateLog<State> {
  private let showsValues: Bool
  private var last: State?

  nonisolated init(showsValues: Bool) {
    self.showsValues = showsValues
  }

  /// Returns the log entry of an action: its label and its changes, with values on separate lines.
  func text(of action: Any, making state: State) -> String {
    defer { last = state }
    let label = showsValues ? StateText.text(action) : StateText.label(of: action)
    guard let last else { return label + "\n" }
    let difference = StateDifference(from: last, to: state)
    guard !difference.changes.isEmpty else { return label + ": no change\n" }
    guard showsValues else { return "\(label): \(difference.names.joined(separator: ", "))\n" }
    let rest = difference.isComplete ? [] : ["…"]
    let lines = difference.changes.map { change in
      let path = change.path.text(showingKeys: true)
      return "\(path): \(StateText.text(change.old)) → \(StateText.text(change.new))"
    }
    return ([label] + (lines + rest).map { "  " + $0 }).joined(separator: "\n") + "\n"
  }
}
