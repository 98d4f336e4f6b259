/// What a view wants to have presented over its screen.
struct PresentationRequest {
  let kind: Element.Kind
  /// What tells this presentation from the next one of the same view.
  let identity: AnyHashable?
  let content: any View
  /// Whether what is shown stays as it was when it was presented, as alerts do.
  let isFixed: Bool
  /// Writes `false` or nil into the binding.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
}
