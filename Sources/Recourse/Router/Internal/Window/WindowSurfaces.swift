/// The surfaces of a window, which present problems as the items of contexts.
///
/// The views of a window present the contexts, and tests answer them without any view.
@MainActor
package final class WindowSurfaces {
  package typealias ID = PresentationID

  nonisolated let id = PresentationID()
  /// The alerts and sheets, which interrupt the person.
  package let interruptions = PresentationContext<Interruption>()
  /// The toasts, which are dismissed automatically.
  package let toasts = ToastContext()
  /// The banners, which stay as long as their cause.
  package let banners = ToastContext()

  nonisolated init() {}

  /// Ends the presentations that a person has answered, because the window is closing.
  func finishClosing() {
    interruptions.finishClosing()
    toasts.finishClosing()
    banners.finishClosing()
  }
}
