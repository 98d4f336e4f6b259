// MARK: Routes

extension AppRouter {
  package func onRoute(_ route: ErrorRoute, perform action: RouteHandler.Action?) {
    routes[route] = action
  }

  /// Returns whether an open problem is on a route.
  func isOnRoute(_ report: ReportPlace) -> Bool {
    if case .route = problems[report.problem]?.subject.place { true } else { false }
  }

  /// Passes a report to the handler of a route, or presents an alert if the handler can't help.
  ///
  /// One handler has the reports of all windows, so that a person is never asked to sign in twice.
  func send(
    _ delivery: Delivery, to route: ErrorRoute, in window: WindowRouter?, path: [RuleTrace]
  ) {
    guard let action = action(for: route, in: window), accepts(delivery, on: route) else {
      present(delivery, on: .alert, in: window, path: path)
      return
    }
    if let problem = show(delivery, at: .route(route), path: path) {
      handle(problem, on: route, by: action)
    }
  }

  /// Returns the action for a route: from a view of the window, from the app, or from a view of
  /// another window.
  ///
  /// Writes a debug warning if there is none.
  private func action(for route: ErrorRoute, in window: WindowRouter?) -> RouteHandler.Action? {
    let action = knownAction(for: route, in: window)
    if action == nil {
      DebugWarning.write(
        """
        nothing is at the route \(route.rawValue), so its errors are alerts; see onErrorRoute and \
        ErrorRouter.onRoute
        """)
    }
    return action
  }

  private func knownAction(
    for route: ErrorRoute, in window: WindowRouter?
  ) -> RouteHandler.Action? {
    window?.handler(of: route)?.action ?? routes[route]
      ?? openWindows.reversed().lazy.compactMap { $0.handler(of: route)?.action }.first
  }

  /// Whether the policy sends an error to a route that has a handler.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - window: The window that shows the error; nil if there is none.
  /// - Returns: Whether there is a handler.
  package func hasHandler(for error: any Error, in window: WindowRouter?) -> Bool {
    let report = ErrorReport(error, origin: .userAction, catalog: settings.describer.catalog)
    guard case .route(let route) = settings.policy.decision(for: report).disposition else {
      return false
    }
    return knownAction(for: route, in: window) != nil
  }

  private func accepts(_ delivery: Delivery, on route: ErrorRoute) -> Bool {
    // The handler would wait for its own end if its reports joined the open problem.
    if delivery.handledRoutes.contains(route) { return false }
    let subject = OpenProblem.Subject(place: .route(route), kind: .any)
    // The handler didn't help an operation that fails again immediately, and wouldn't help the next
    // time.
    return problems[subject] != nil || delivery.report.attempt == 1
      || !problems.remembers(subject, at: time.now())
  }

  /// Runs the action of a route for a problem, including all reports that are coalesced meanwhile.
  private func handle(
    _ problem: OpenProblem, on route: ErrorRoute, by action: @escaping RouteHandler.Action
  ) {
    let routes = ErrorRoute.handled.union([route])
    Task { [weak self] in
      let result = await ErrorRoute.$handled.withValue(routes) { await action(problem.report) }
      guard let self else { return }
      if result == .tryAgain { runOperations(of: problem.id, for: .route) }
      finish(problem.id, as: .handled)
    }
  }
}
