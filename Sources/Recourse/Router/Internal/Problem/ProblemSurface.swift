/// A request to present a problem on a surface.
struct ProblemRequest {
  let problem: OpenProblem
  /// Called when the system has refused the presentation and a view draws it.
  let onEmbedding: @MainActor () -> Void
  /// Called with the answer, before the next problem is shown.
  let completion: @MainActor (PresentationAnswer) -> Void
}

/// A place that presents problems: a window's alerts and sheets, its toasts or its banners, or the
/// inbox.
@MainActor
protocol ProblemSurface {
  /// The presentation on screen; nil if there is none, or if every presentation is.
  var current: PresentationID? { get }

  /// Presents a problem at once or in its turn.
  ///
  /// - Returns: The identity of the presentation.
  func present(_ request: ProblemRequest) -> PresentationID

  /// Shows a changed problem, where the system can change a presentation.
  ///
  /// - Returns: Whether the presentation has changed.
  @discardableResult
  func update(_ presentation: PresentationID, to problem: OpenProblem) -> Bool

  func dismiss(_ presentation: PresentationID)

  /// Returns whether a person has seen a presentation.
  func isOnScreen(_ presentation: PresentationID) -> Bool

  /// Returns whether a person has answered a presentation that is still on screen.
  func isClosing(_ presentation: PresentationID) -> Bool

  /// Returns where a presentation is, for a developer.
  func location(of presentation: PresentationID) -> ReportLocation
}

/// A surface whose presentations are the items of a context.
struct ContextSurface<Item: Sendable>: ProblemSurface {
  let context: PresentationContext<Item>
  /// Whether a presentation on screen can change; the systems never change an alert.
  let changesOnScreen: Bool
  /// Returns the item that presents a problem.
  let item: @MainActor (OpenProblem) -> Item

  var current: PresentationID? { context.current?.id }

  func present(_ request: ProblemRequest) -> PresentationID {
    context.present(
      item(request.problem), priority: request.problem.isAwaited ? .urgent : .normal,
      // A person waits for the end of an alert, not of a toast.
      interrupts: changesOnScreen && request.problem.isAwaited,
      onEmbedding: request.onEmbedding, completion: request.completion)
  }

  func update(_ presentation: PresentationID, to problem: OpenProblem) -> Bool {
    guard changesOnScreen || !isOnScreen(presentation) else { return false }
    return context.update(presentation, item: item(problem))
  }

  func dismiss(_ presentation: PresentationID) { context.dismiss(presentation, as: .withdrawn) }

  func isOnScreen(_ presentation: PresentationID) -> Bool { context.isOnScreen(presentation) }

  func isClosing(_ presentation: PresentationID) -> Bool { context.isClosing(presentation) }

  func location(of presentation: PresentationID) -> ReportLocation {
    if isOnScreen(presentation) { return ReportLocation(text: "is on screen", isSeen: true) }
    switch context.obstacle(to: presentation) {
    case .turn(let others):
      return ReportLocation(text: "waits for its turn behind \(others) other presentations")
    case .cover:
      return ReportLocation(
        text: "is covered by a sheet, a cover or a popover, whose content needs errorHost()")
    case .slot:
      return ReportLocation(text: "waits until another presentation over the window is gone")
    case .host:
      return ReportLocation(text: "waits for a host: no view with errorRouter(_:) is on screen")
    case nil: return ReportLocation(text: "is leaving the screen", isSeen: true)
    }
  }
}

/// The inbox as a surface, on which every problem is presented at once.
struct InboxSurface: ProblemSurface {
  let inbox: ErrorInbox
  /// Returns the texts and the action of a problem.
  let content: @MainActor (OpenProblem) -> ToastContent
  /// Returns the operations that the action runs.
  let runs: @MainActor (OpenProblem) -> Set<Intention.ID>

  var current: PresentationID? { nil }

  func present(_ request: ProblemRequest) -> PresentationID {
    inbox.add(
      content(request.problem), runs: runs(request.problem), for: request.problem.report,
      completion: request.completion)
  }

  func update(_ presentation: PresentationID, to problem: OpenProblem) -> Bool {
    inbox.update(presentation, content(problem), runs: runs(problem))
    return true
  }

  func dismiss(_ presentation: PresentationID) { inbox.end(presentation, as: .withdrawn) }

  func isOnScreen(_ presentation: PresentationID) -> Bool { inbox.isRead(presentation) }

  func isClosing(_ presentation: PresentationID) -> Bool { false }

  func location(of presentation: PresentationID) -> ReportLocation {
    isOnScreen(presentation)
      ? ReportLocation(text: "is in the inbox, where the person has read it", isSeen: true)
      : ReportLocation(text: "is in the inbox, which nobody has opened yet")
  }
}

extension AppRouter {
  /// Returns the surface at a place; nil for a route, whose handler handles its problems.
  func surface(at place: OpenProblem.Place) -> (any ProblemSurface)? {
    switch place {
    case .route: nil
    case .inbox:
      InboxSurface(inbox: inbox) {
        self.toast(of: $0)
      } runs: {
        self.offeredOperations(of: $0)
      }
    case .surface(let surface, of: let id): surfaces[id].map { self.surface(surface, of: $0) }
    }
  }

  private func surface(
    _ surface: Disposition.Surface, of surfaces: WindowSurfaces
  ) -> any ProblemSurface {
    switch surface {
    case .alert, .sheet, .inbox, .notification:
      ContextSurface(context: surfaces.interruptions, changesOnScreen: false) {
        self.interruption(of: $0)
      }
    case .toast:
      ContextSurface(context: surfaces.toasts, changesOnScreen: true) { self.toast(of: $0) }
    case .banner:
      ContextSurface(context: surfaces.banners, changesOnScreen: true) { self.toast(of: $0) }
    }
  }
}
