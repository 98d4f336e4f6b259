extension ErrorScene {
  /// The routes whose handlers this is a part of.
  @TaskLocal private static var handledRoutes: Set<ErrorRoute> = []

  /// Lets the app deal with a report, or shows an alert when that can't help.
  ///
  /// One place deals with it for all windows, so that nobody is asked to sign in twice.
  func send(
    _ delivery: Delivery, _ error: ClassifiedError, to route: ErrorRoute, path: [RuleTrace]
  ) {
    let desk = home ?? self
    guard let action = action(for: route), desk.accepts(delivery.report, on: route) else {
      present(delivery, error, on: .alert, path: path)
      return
    }
    if let notice = desk.show(delivery, error, on: .route(route), path: path) {
      desk.handle(notice, on: route, by: action)
    }
  }

  /// What deals with a route: a view of this window, the app, or a view of another window.
  private func action(for route: ErrorRoute) -> RouteHandler.Action? {
    let action =
      handler(of: route)?.action ?? family.routes[route] ?? family.handler(of: route)?.action
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
    let subject = Notice.Subject(surface: .route(route), problem: .any)
    // A handler would wait for its own end if its errors waited with the others.
    if book.isOpen(subject) { return !Self.handledRoutes.contains(route) }
    // What fails again at once was not helped by the handler, and would not be the next time.
    return report.attempt == 1 || !book.remembers(subject, now: time.now)
  }

  /// Deals with a notice, and with all that is counted in it meanwhile.
  private func handle(
    _ notice: Notice, on route: ErrorRoute, by action: @escaping RouteHandler.Action
  ) {
    let routes = Self.handledRoutes.union([route])
    Task { [weak self] in
      let result = await Self.$handledRoutes.withValue(routes) { await action(notice.report) }
      guard let self else { return }
      if result == .tryAgain { runOperations(of: notice.id) }
      finish(notice.id, as: .handled, remembers: true)
    }
  }
}

// MARK: Views at the end of a route

extension ErrorScene {
  /// A view that deals with a route, as long as it is there.
  struct HandlerSeat {
    weak var handler: RouteHandler?
  }

  /// The view that deals with a route: the one that has come on screen last.
  func handler(of route: ErrorRoute) -> RouteHandler? {
    handlers.last { $0.handler?.route == route && $0.handler?.isOnScreen == true }?.handler
  }

  func add(_ handler: RouteHandler) {
    remove(handler)
    handlers[ObjectIdentifier(handler)] = HandlerSeat(handler: handler)
  }

  func remove(_ handler: RouteHandler) {
    handlers[ObjectIdentifier(handler)] = nil
  }

  /// Removes a handler that has gone, unless another one has its address by now.
  func forgetHandler(_ id: ObjectIdentifier) {
    if let seat = handlers[id], seat.handler == nil { handlers[id] = nil }
  }
}
