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
    guard let handler = handler(for: route, in: window) else {
      return present(delivery, on: .alert, in: window, path: path)
    }
    if began(delivery, beforeRenewalOn: route) { return runAgain(delivery, on: route, path: path) }
    guard accepts(delivery, on: route, in: window) else {
      present(delivery, on: .alert, in: window, path: path)
      // If the handler helps this operation as well, the alert is no longer true.
      if let intention = delivery.intention { runningHandlers[route]?.presented.append(intention) }
      return
    }
    if let problem = show(delivery, at: .route(route), path: path) {
      handle(problem, on: route, by: handler)
    }
  }

  /// A handler, and its view; nil for a handler of the app.
  private typealias Handler = (action: RouteHandler.Action, view: RouteHandler?)

  /// Returns the handler for a route: from a view of the window, from the app, or from a view of
  /// another window.
  ///
  /// Writes a debug warning if there is none.
  private func handler(for route: ErrorRoute, in window: WindowRouter?) -> Handler? {
    let handler = knownHandler(for: route, in: window)
    if handler == nil {
      DebugWarning.write(
        """
        nothing is at the route \(route.rawValue), so its errors are alerts; see onErrorRoute and \
        ErrorRouter.onRoute
        """)
    }
    return handler
  }

  private func knownHandler(for route: ErrorRoute, in window: WindowRouter?) -> Handler? {
    func handler(in window: WindowRouter) -> Handler? {
      window.handler(of: route).flatMap { view in view.action.map { ($0, view) } }
    }
    return window.flatMap(handler) ?? routes[route].map { ($0, nil) }
      ?? openWindows.reversed().lazy.compactMap(handler).first
  }

  /// Returns whether the policies send an error to a route, and its handler accepts the report.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - window: The window that shows the error; nil if there is none.
  ///   - surroundings: The surroundings of the view that shows the error.
  /// - Returns: Whether there is a handler.
  func hasHandler(
    for error: any Error, in window: WindowRouter?, within surroundings: ReportSurroundings
  ) -> Bool {
    let report = ErrorReport(error, origin: .userAction, catalog: settings.describer.catalog)
    let policies = surroundings.policies + [settings.policy]
    let decision = ErrorPolicy.decision(for: report, in: policies)
    guard case .route(let route) = decision.disposition else { return false }
    return !surroundings.handledRoutes.contains(route)
      && knownHandler(for: route, in: window) != nil
  }

  /// Returns whether an operation that fails now began before the handler of a route has helped.
  private func began(_ delivery: Delivery, beforeRenewalOn route: ErrorRoute) -> Bool {
    guard delivery.report.attempt == 1, let intention = delivery.intention,
      let renewal = renewals[route]
    else { return false }
    return intention.beginning < renewal
  }

  /// Runs an operation again that missed the help of a route's handler.
  private func runAgain(_ delivery: Delivery, on route: ErrorRoute, path: [RuleTrace]) {
    problems.forget(OpenProblem.Subject(place: .route(route), kind: .any))
    guard let problem = show(delivery, at: .route(route), path: path) else { return }
    runOperations(of: problem.id, for: .route)
    finish(problem.id, as: .handled)
  }

  private func accepts(
    _ delivery: Delivery, on route: ErrorRoute, in window: WindowRouter?
  ) -> Bool {
    // The handler would wait for its own end if its reports joined the open problem.
    if delivery.surroundings.handledRoutes.contains(route) { return false }
    if let running = runningHandlers[route], running.hasLed(to: delivery, in: window) {
      return false
    }
    let subject = OpenProblem.Subject(place: .route(route), kind: .any)
    // The handler didn't help an operation that fails again immediately, and wouldn't help the next
    // time.
    return problems[subject] != nil || delivery.report.attempt == 1
      || !problems.remembers(subject, at: time.now())
  }

  /// Runs the action of a route for a problem, including all reports that are coalesced meanwhile.
  private func handle(_ problem: OpenProblem, on route: ErrorRoute, by handler: Handler) {
    let routes = ErrorRoute.handled.union([route])
    let heights = surfaces.mapValues { $0.interruptions.screensBelow }
    let window = handler.view?.window?.surfaces.id
    runningHandlers[route] = RunningHandler(window: window, screensBelow: heights)
    let run = Task { [weak self, action = handler.action] in
      let result = await ErrorRoute.$handled.withValue(routes) { await action(problem.report) }
      guard let self else { return }
      let presented = exchange(&runningHandlers[route], with: nil)?.presented ?? []
      if let window, surfaces[window] == nil { return handOver(problem.id, on: route) }
      if result == .tryAgain {
        renewals[route] = .next()
        runOperations(of: problem.id, for: .route)
        for intention in presented {
          if let place = intention.previous { intention.run(from: place, for: .route) }
        }
      }
      finish(problem.id, as: .handled)
    }
    handler.view?.running = run
  }

  /// Passes a problem whose handler has gone with its window to the next handler, or presents it.
  private func handOver(_ id: OpenProblem.ID, on route: ErrorRoute) {
    guard let problem = problems[id] else { return }
    if let next = knownHandler(for: route, in: front) {
      handle(problem, on: route, by: next)
    } else if problem.isResolved {
      finish(id, as: .handled)
    } else {
      move(id, to: .surface(.alert, of: frontSurfaces.id))
    }
  }
}

/// A handler while it is running: the person answers what it presents.
struct RunningHandler {
  /// The window of the handler's view; nil for a handler of the app.
  private let window: WindowSurfaces.ID?
  /// The number of sheets and covers in each window when the handler began.
  private let screensBelow: [WindowSurfaces.ID: Int]
  private let beginning: Moment
  /// The operations whose failures were presented because they seemed to come from the handler.
  var presented: [Intention] = []

  @MainActor
  init(window: WindowSurfaces.ID?, screensBelow: [WindowSurfaces.ID: Int]) {
    self.window = window
    self.screensBelow = screensBelow
    beginning = .next()
  }

  /// Returns whether a report comes from what the handler presents: from a page that has appeared
  /// since, or about an action that a person began in the window of the handler's view, where
  /// nothing else is within reach.
  ///
  /// A handler of the app may work without a page, so its pages are known by the sheet or the cover
  /// over the window.
  @MainActor
  func hasLed(to delivery: Delivery, in window: WindowRouter?) -> Bool {
    if let page = delivery.surroundings.page, page > beginning { return true }
    guard [.userAction, .refresh].contains(delivery.report.origin), let window,
      let intention = delivery.intention, intention.beginning > beginning
    else { return false }
    let surfaces = window.surfaces
    if let own = self.window { return surfaces.id == own }
    return surfaces.interruptions.screensBelow > screensBelow[surfaces.id] ?? 0
  }
}
