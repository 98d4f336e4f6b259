public import Recourse

/// Sends the errors that actions carry where the policies of a router say.
///
/// So the state and the people hear of an error by the same action. Errors that the state itself
/// shows, in an alert or beside its data, are not sent here too.
///
/// ```swift
/// let errors: Middleware<AppState, AppAction> = errorMiddleware(to: router) { action in
///   switch action {
///   case .animal(.failed(let error)): (error, tryAgain: .animal(.fetch))
///   default: nil
///   }
/// }
/// ```
///
/// - Parameters:
///   - router: Where errors go.
///   - origin: What the app is doing. The default is `.userAction`.
///   - fileID: The file that reports. The default is the caller's.
///   - line: The line that reports. The default is the caller's.
///   - extract: Takes the error out of an action, and the action that "Try Again" dispatches; nil for
///     that if it isn't offered, nil for both if there is no error.
/// - Returns: The middleware.
public func errorMiddleware<State, Action>(
  to router: ErrorRouter, origin: ErrorOrigin = .userAction, fileID: String = #fileID,
  line: Int = #line,
  error extract: @escaping @MainActor (Action) -> (error: any Error, tryAgain: Action?)?
) -> Middleware<State, Action> {
  let source = ErrorReport.Source(fileID: fileID, line: line)
  return { _, action in
    guard let (error, tryAgain) = extract(action), !error.isCancellation else { return .none }
    let attempt = Attempt(origin: origin, offersTryAgain: tryAgain != nil, source: source)
    return Effect<Action, Never> { scope, sink in
      scope.run { leaf in
        let offer = attempt.report(error, attempt: 1, in: router)
        let triesAgain = await offer?.answer() ?? false
        if triesAgain, let tryAgain { leaf.deliver(tryAgain, to: sink) }
        leaf.end { sink.end(nil) }
      }
    }
  }
}
