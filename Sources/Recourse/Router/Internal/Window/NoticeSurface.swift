/// A part of a window that presents notices: its alerts and sheets, its toasts, or its banners.
@MainActor
protocol NoticeSurface {
  /// Presents a notice at once or in its turn, and reports its end before the next one is shown.
  ///
  /// - Parameters:
  ///   - notice: The notice.
  ///   - onEmbedding: Called when the system has refused the presentation and a view draws it.
  ///   - completion: Called with the answer.
  /// - Returns: The identity of the presentation.
  func present(
    _ notice: Notice, onEmbedding: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID

  /// Shows a changed notice, where the system can change a presentation.
  func update(_ presentation: PresentationID, to notice: Notice)

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
struct ContextSurface<Item: Sendable>: NoticeSurface {
  let context: PresentationContext<Item>
  /// Whether a presentation on screen can change; the systems never change an alert.
  let changesOnScreen: Bool
  /// Returns the item that presents a notice.
  let item: @MainActor (Notice) -> Item

  func present(
    _ notice: Notice, onEmbedding: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID {
    context.present(item(notice), onEmbedding: onEmbedding, completion: completion)
  }

  func update(_ presentation: PresentationID, to notice: Notice) {
    if changesOnScreen || !isOnScreen(presentation) {
      context.update(presentation, item: item(notice))
    }
  }

  func dismiss(_ presentation: PresentationID) { context.dismiss(presentation, as: .withdrawn) }

  func dismissAll() { context.dismissAll() }

  func isOnScreen(_ presentation: PresentationID) -> Bool { context.isOnScreen(presentation) }

  func isClosing(_ presentation: PresentationID) -> Bool { context.isClosing(presentation) }

  func finishClosing() { context.finishClosing() }
}

extension WindowRouter {
  /// Returns the surface of the window; nil for a route, whose handler presents its notices itself.
  func surface(_ surface: Notice.Surface) -> (any NoticeSurface)? {
    switch surface {
    case .alert, .sheet:
      ContextSurface(context: interruptions, changesOnScreen: false) { self.interruption(of: $0) }
    case .toast:
      ContextSurface(context: toasts, changesOnScreen: true) { self.toast(of: $0) }
    case .banner:
      ContextSurface(context: banners, changesOnScreen: true) { self.toast(of: $0) }
    case .route: nil
    }
  }

  /// All surfaces of the window.
  var surfaces: [any NoticeSurface] {
    [Notice.Surface.alert, .toast, .banner].compactMap { surface($0) }
  }
}
