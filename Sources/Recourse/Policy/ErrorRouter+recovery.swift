extension ErrorRouter {
  /// Takes back what is no longer true, whether it waits or is shown.
  ///
  /// Reports that other problems keep true stay.
  ///
  /// - Parameter key: What has come to pass.
  public func withdrawReports(validUntil key: ErrorReport.Key) {
    scene?.family.withdraw(validUntil: key)
  }

  /// Says how to run an operation again whose failures are reported by its key.
  ///
  /// While there is a way, the reports with the key offer to try again. The operation runs once at a
  /// time, wherever it is asked for. To return is to have succeeded, which takes back the reports that are
  /// valid until the key comes to pass; what it throws is reported as the next attempt, and decided by
  /// the same policies.
  ///
  /// - Parameters:
  ///   - key: The operation's key.
  ///   - operation: Runs it again; nil when it can't be run again any more.
  public func onRetry(
    of key: ErrorReport.Key, perform operation: (@MainActor () async throws -> Void)?
  ) {
    scene?.family.onRetry(of: key, perform: operation)
  }

  /// Says what happens to the reports that a policy sends on a route of the app's own.
  ///
  /// What comes while the handler runs waits for its end, in all windows: after a person has signed in,
  /// all that has failed for the want of it is tried again, once. What fails again at once is an alert,
  /// and so is what the handler itself reports on its route. A view that shows something then, such as
  /// a sheet to sign in, says `.onErrorRoute` instead, and comes first.
  ///
  /// ```swift
  /// router.onRoute(.signIn) { _ in
  ///   await account.signIn() ? .tryAgain : .leave
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - handler: Deals with a report, and says whether to try again what has failed; nil when
  ///     nothing does any more. Without one, such reports are alerts.
  public func onRoute(
    _ route: ErrorRoute, perform handler: (@MainActor (ErrorReport) async -> RouteResult)?
  ) {
    scene?.family.onRoute(route, perform: handler)
  }
}
