extension WindowRouter {
  /// The routes whose handlers the current task runs in.
  @TaskLocal private static var handledRoutes: Set<ErrorRoute> = []

  /// Passes a report to the handler of a route, or presents an alert if the handler can't help.
  ///
  /// A single router handles the reports of all windows, so that a person is never asked to sign in
  /// twice.
  func send(_ delivery: Delivery, to route: ErrorRoute, path: [RuleTrace]) {
    let target = appRouter
    guard let action = action(for: route), target.accepts(delivery.report, on: route) else {
      present(delivery, on: .alert, path: path)
      return
    }
    if let problem = target.show(delivery, at: .route(route), path: path) {
      target.handle(problem, on: route, by: action)
    }
  }

  /// Returns the action for a route: from a view of this window, from the app, or from a view of
  /// another window.
  ///
  /// Writes a debug warning if there is none.
  private func action(for route: ErrorRoute) -> RouteHandler.Action? {
    let action =
      handler(of: route)?.action ?? registry.routes[route] ?? registry.handler(of: route)?.action
    if action == nil {
      DebugWarning.write(
        """
        nothing is at the route \(route.rawValue), so its errors are alerts; see onErrorRoute and \
        ErrorRouter.onRoute
        """)
    }
    return action
  }

  private func accepts(_ report: ErrorReport, on route: ErrorRoute) -> Bool {
    let subject = OpenProblem.Subject(place: .route(route), kind: .any)
    // A handler would wait for its own end if its reports joined the open problem.
    if problems.isOpen(subject) { return !Self.handledRoutes.contains(route) }
    // The handler didn't help an operation that fails again immediately, and wouldn't help the next
    // time.
    return report.attempt == 1 || !problems.remembers(subject, at: time.now())
  }

  /// Runs the action of a route for a problem, including all reports that are coalesced meanwhile.
  private func handle(
    _ problem: OpenProblem, on route: ErrorRoute, by action: @escaping RouteHandler.Action
  ) {
    let routes = Self.handledRoutes.union([route])
    Task { [weak self] in
      let result = await Self.$handledRoutes.withValue(routes) { await action(problem.report) }
      guard let self else { return }
      if result == .tryAgain { runOperations(of: problem.id) }
      finish(problem.id, as: .handled, isAnswered: true)
    }
  }
}

// MARK: Views that handle a route

extension WindowRouter {
  /// Returns the handler of a route from the view that appeared last.
  func handler(of route: ErrorRoute) -> RouteHandler? {
    lastMember { $0.route == route }
  }
}

extension WindowRouter {
  /// Whether the policy sends an error to a route that has a handler.
  package func hasHandler(for error: any Error) -> Bool {
    let catalog = settings.describer.catalog
    let report = ErrorReport(error, origin: .userAction, catalog: catalog)
    guard case .route(let route) = settings.policy.decision(for: report).disposition else {
      return false
    }
    return handler(of: route) ?? registry.handler(of: route) != nil || registry.routes[route] != nil
  }
}
