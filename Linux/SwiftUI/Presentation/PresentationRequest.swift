/// A view's request for a presentation over its screen.
struct PresentationRequest {
  let kind: Element.Kind
  /// The identity that distinguishes this presentation from the next one of the same view.
  let identity: AnyHashable?
  let content: any View
  /// Whether the content stays as it was at presentation, as an alert's does.
  let isFixed: Bool
  /// The write of `false` or nil to the binding.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
}
