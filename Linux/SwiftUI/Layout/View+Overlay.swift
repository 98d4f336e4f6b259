/// A view with an overlay, which takes no space.
nonisolated struct OverlaidView<Content: View, Overlay: View>: PrimitiveView {
  let content: Content
  let overlay: Overlay
  let alignment: Alignment

  @MainActor
  func place(in placement: inout Placement) {
    // An `if` without a view leaves the content alone.
    let isEmpty = (overlay as? any OptionalView)?.isNil == true
    if !isEmpty { placement.show(.overlaid(alignment: alignment)) }
    placement.place(content, key: .position(0))
    if !isEmpty { placement.place(overlay, key: .position(1), slot: .overlay) }
  }
}

/// A view that may be missing.
private protocol OptionalView {
  var isNil: Bool { get }
}

extension Optional: OptionalView where Wrapped: View {
  fileprivate var isNil: Bool { self == nil }
}

extension View {
  /// Layers another view in front of the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    OverlaidView(content: self, overlay: content(), alignment: alignment)
  }
}
