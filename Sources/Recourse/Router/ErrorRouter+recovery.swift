extension ErrorRouter {
  /// Resolves the reports that an event makes obsolete, whether they wait or are presented.
  ///
  /// A presentation remains if it also represents unresolved reports.
  ///
  /// - Parameter key: The event that has occurred.
  public func resolve(_ key: ErrorReport.Key) {
    app?.resolve(key)
  }

  /// Registers the operation that runs when a person retries the reports with a retry key.
  ///
  /// While an operation is registered, presentations of reports with the key offer to try again,
  /// and show the progress of the run. Requests made while the operation is running start no second
  /// run. A return counts as a success, and resolves the reports. A thrown error is reported as the
  /// next attempt, and the same policies decide about it.
  ///
  /// - Parameters:
  ///   - key: The operation's key.
  ///   - operation: Runs the operation again; nil removes the registered operation.
  public func onRetry(
    of key: ErrorReport.Key, perform operation: (@MainActor () async throws -> Void)?
  ) {
    app?.onRetry(of: key, perform: operation)
  }

  /// Registers the handler for reports that a policy sends to a custom route.
  ///
  /// Reports that arrive while the handler runs wait until it returns, in all windows. After a
  /// person has signed in, for example, all operations that failed for lack of a session run again,
  /// once. A retry that fails again within the coalescing interval becomes an alert, and so does
  /// any report that the handler itself sends to its route. To present a view, such as a sign-in
  /// sheet, use the modifier `.onErrorRoute` instead, which takes precedence.
  ///
  /// ```swift
  /// router.onRoute(.signIn) { _ in
  ///   await account.signIn() ? .tryAgain : .stop
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - handler: Handles a report, and returns whether to retry the failed operations; nil removes
  ///     the handler. Without a handler, such reports become alerts.
  public func onRoute(
    _ route: ErrorRoute, perform handler: (@MainActor (ErrorReport) async -> RouteResult)?
  ) {
    app?.onRoute(route, perform: handler)
  }

  /// Reports the durable reports of earlier runs again, which had no outcome when their process
  /// ended, and runs the kept changes that wait.
  ///
  /// Call this method at launch and after a person has signed in. The policies decide about each
  /// report as they did before, except that the error is an ``ErrorReport/Snapshot`` of the
  /// original. A presentation offers to try again as soon as the operation of the report's key is
  /// registered with ``onRetry(of:perform:)``, except for an alert that is on screen already.
  /// Reports and changes of processes that are still running, such as an extension, stay with those
  /// processes on macOS and Linux. The method reads the file on the main actor; a file that can't
  /// be read leads to a warning.
  ///
  /// ```swift
  /// router.restoreReports(of: account.id)
  /// ```
  ///
  /// - Parameter user: An identifier of the person who uses the app. Only reports and changes of
  ///   this user are restored, and further ones belong to this user. The default is nil: those made
  ///   without a user.
  /// - Returns: Handles for awaiting the outcomes of the reports, oldest first.
  @discardableResult
  public func restoreReports(of user: String? = nil) -> [ReportHandle] {
    let (reports, changes, over) = journal.durableStore?.restore(of: user) ?? ([], [], [])
    for id in over { app?.notifications?.end(id) }
    let handles = reports.map { report($0) }
    app?.restore(changes, of: user)
    return handles
  }
}
