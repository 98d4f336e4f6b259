extension ErrorScene {
  /// The routes whose handlers this is a part of.
  @TaskLocal private static var handledRoutes: Set<ErrorRoute> = []

  /// Lets the app deal with a report, or shows an alert when that can't help.
  ///
  /// One place deals with it for all windows, so that nobody is asked to sign in twice.
  func send(
    _ delivery: Delivery, _ error: KnownError, to route: ErrorRoute, path: [RuleTrace]
  ) {
    let desk = home ?? self
    if desk.accepts(delivery.report, on: route) {
      desk.show(delivery, error, on: .route(route), path: path)
    } else {
      show(delivery, error, on: .alert, path: path)
    }
  }

  private func accepts(_ report: ErrorReport, on route: ErrorRoute) -> Bool {
    guard family.routes[route] != nil else {
      DebugWarning.write(
        """
        nothing is at the route \(route.rawValue), so its errors are alerts; see \
        ErrorRouter.onRoute
        """)
      return false
    }
    let subject = Notice.Subject(surface: .route(route), problem: .any)
    // A handler would wait for its own end if its errors waited with the others.
    if book.isOpen(subject) { return !Self.handledRoutes.contains(route) }
    // What fails again at once was not helped by the handler, and would not be the next time.
    return report.attempt == 1 || !book.remembers(subject, now: time.now)
  }

  /// Runs the handler of a route, for a notice and for all that is counted in it meanwhile.
  func handle(_ notice: Notice, on route: ErrorRoute) {
    guard let handler = family.routes[route] else { return }
    let routes = Self.handledRoutes.union([route])
    Task { [weak self] in
      let result = await Self.$handledRoutes.withValue(routes) { await handler(notice.report) }
      guard let self else { return }
      if result == .tryAgain { runOperations(of: notice.id) }
      finish(notice.id, as: .handled, remembers: true)
    }
  }
}
