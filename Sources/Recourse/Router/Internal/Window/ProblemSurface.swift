/// A place that presents problems: a window's alerts and sheets, its toasts or its banners, or the
/// inbox.
@MainActor
protocol ProblemSurface {
  /// Presents a problem at once or in its turn, and reports its end before the next one is shown.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - onEmbedding: Called when the system has refused the presentation and a view draws it.
  ///   - completion: Called with the answer.
  /// - Returns: The identity of the presentation.
  func present(
    _ problem: OpenProblem, onEmbedding: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID

  /// Shows a changed problem, where the system can change a presentation.
  func update(_ presentation: PresentationID, to problem: OpenProblem)

  func dismiss(_ presentation: PresentationID)

  func dismissAll()

  /// Returns whether a person has seen a presentation.
  func isOnScreen(_ presentation: PresentationID) -> Bool

  /// Returns whether a person has answered a presentation that is still on screen.
  func isClosing(_ presentation: PresentationID) -> Bool

  /// Ends the presentation that a person has answered.
  func finishClosing()
}

/// A surface whose presentations are the items of a context.
struct ContextSurface<Item: Sendable>: ProblemSurface {
  let context: PresentationContext<Item>
  /// Whether a presentation on screen can change; the systems never change an alert.
  let changesOnScreen: Bool
  /// Returns the item that presents a problem.
  let item: @MainActor (OpenProblem) -> Item

  func present(
    _ problem: OpenProblem, onEmbedding: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID {
    context.present(item(problem), onEmbedding: onEmbedding, completion: completion)
  }

  func update(_ presentation: PresentationID, to problem: OpenProblem) {
    if changesOnScreen || !isOnScreen(presentation) {
      context.update(presentation, item: item(problem))
    }
  }

  func dismiss(_ presentation: PresentationID) { context.dismiss(presentation, as: .withdrawn) }

  func dismissAll() { context.dismissAll() }

  func isOnScreen(_ presentation: PresentationID) -> Bool { context.isOnScreen(presentation) }

  func isClosing(_ presentation: PresentationID) -> Bool { context.isClosing(presentation) }

  func finishClosing() { context.finishClosing() }
}

/// The inbox as a surface, on which every problem is presented at once.
struct InboxSurface: ProblemSurface {
  let inbox: ErrorInbox
  /// Returns the texts and the action of a problem.
  let content: @MainActor (OpenProblem) -> ToastContent

  func present(
    _ problem: OpenProblem, onEmbedding: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID {
    inbox.add(content(problem), for: problem.report, completion: completion)
  }

  func update(_ presentation: PresentationID, to problem: OpenProblem) {
    inbox.update(presentation, content(problem))
  }

  func dismiss(_ presentation: PresentationID) { inbox.end(presentation, as: .withdrawn) }

  func dismissAll() { inbox.endAll(as: .withdrawn) }

  func isOnScreen(_ presentation: PresentationID) -> Bool { inbox.isRead(presentation) }

  func isClosing(_ presentation: PresentationID) -> Bool { false }

  func finishClosing() {}
}

extension WindowRouter {
  /// Returns the surface of the window; nil for a route, whose handler handles its problems.
  func surface(at place: OpenProblem.Place) -> (any ProblemSurface)? {
    if case .surface(let surface) = place { self.surface(surface) } else { nil }
  }

  private func surface(_ surface: Disposition.Surface) -> any ProblemSurface {
    switch surface {
    case .alert, .sheet:
      ContextSurface(context: interruptions, changesOnScreen: false) { self.interruption(of: $0) }
    case .toast:
      ContextSurface(context: toasts, changesOnScreen: true) { self.toast(of: $0) }
    case .banner:
      ContextSurface(context: banners, changesOnScreen: true) { self.toast(of: $0) }
    case .inbox:
      InboxSurface(inbox: inbox) { self.toast(of: $0) }
    }
  }

  /// The window's own surfaces.
  var surfaces: [any ProblemSurface] {
    [surface(.alert), surface(.toast), surface(.banner)]
  }
}
