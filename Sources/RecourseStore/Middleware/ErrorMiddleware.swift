public import Recourse

/// Reports the errors that actions carry to a router, whose policies decide where each one is
/// presented.
///
/// The same action thus updates the state and informs the user. Don't report errors that the state
/// already presents, in an alert or beside its data. Cancellations are not reported.
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
///   - router: The router that receives the reports.
///   - origin: The origin of the reports. The default is `.userAction`.
///   - fileID: The file recorded in the reports. The default is the caller's.
///   - line: The line recorded in the reports. The default is the caller's.
///   - extract: Returns the error that an action carries, with the action that "Try Again"
///     dispatches; that action is nil if "Try Again" isn't offered. Returns nil for an action
///     without an error.
/// - Returns: The middleware.
public func errorMiddleware<State, Action>(
  to router: ErrorRouter, origin: ErrorOrigin = .userAction, fileID: String = #fileID,
  line: Int = #line,
  error extract: @escaping @MainActor (Action) -> (error: any Error, tryAgain: Action?)?
) -> Middleware<State, Action> {
  let source = ErrorReport.Source(fileID: fileID, line: line)
  return { _, action in
    guard let (error, tryAgain) = extract(action), !error.isCancellation(in: router.catalog) else {
      return .none
    }
    let attempt = Attempt(origin: origin, offersTryAgain: tryAgain != nil, source: source)
    return Effect<Action, Never> { scope, sink in
      scope.run { leaf in
        let intention = Intention()
        attempt.report(error, to: router, as: intention)
        if await intention.isAccepted(), let tryAgain { leaf.deliver(tryAgain, to: sink) }
        intention.end()
        leaf.end { sink.end(nil) }
      }
    }
  }
}
