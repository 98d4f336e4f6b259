import Observation

/// A window of an app: its surfaces, and the views that take part in the routing of its errors.
@MainActor
@Observable
package final class WindowRouter: ReportReceiver {
  let router: AppRouter
  package let surfaces = WindowSurfaces()
  /// The inbox while it is presented over the window.
  package let inboxes = PresentationContext<ErrorInbox>()
  /// The reports of problems that the person writes, one after the other.
  package let problemDrafts = PresentationContext<ProblemDraft>()
  /// The views that the window knows, in the order in which they appeared.
  @ObservationIgnored var members = OrderedTable<ObjectIdentifier, MemberPlace>()
  /// The appearance and disappearance of fields.
  @ObservationIgnored let fieldChange = ObservedChange()
  /// The object that stands for the window in the view tree; nil if the window is closed.
  @ObservationIgnored private weak var anchor: AnyObject?
  /// The failures that stand in for the operations of the window; nil for those of the app.
  @ObservationIgnored package var simulation: FailureSimulation?
  /// Whether the window's scene is in the background, where nobody sees the window.
  package var isInBackground = false {
    didSet { if oldValue != isInBackground { router.changedVisibility(of: self) } }
  }

  init(_ router: AppRouter, anchor: AnyObject) {
    self.router = router
    self.anchor = anchor
  }

  package var app: AppRouter? { router }

  package var window: WindowRouter? { self }

  package var interruptions: PresentationContext<Interruption> { surfaces.interruptions }

  package var toasts: ToastContext { surfaces.toasts }

  package var banners: ToastContext { surfaces.banners }

  package var settings: AppRouter.Settings { router.settings }

  package func receive(_ delivery: Delivery) {
    router.receive(delivery, in: self)
  }

  package func record(_ delivery: Delivery, as outcome: Outcome) {
    router.record(delivery, as: outcome)
  }

  /// Whether the window is in the view tree.
  package var isOpen: Bool { anchor != nil }

  /// Closes the window, whose problems move to another window as soon as there is one.
  package func close() {
    anchor = nil
    router.closed(self)
  }

  /// Presents the inbox over the window.
  package func showInbox() {
    inboxes.present(router.inbox, whenBusy: .ignore)
  }

  /// Returns the handler of a route from the view that appeared last.
  func handler(of route: ErrorRoute) -> RouteHandler? {
    lastMember { $0.route == route }
  }
}
