/// A view with another one over it, which takes no room of its own.
nonisolated struct OverlaidView<Content: View, Overlay: View>: PrimitiveView {
  let content: Content
  let overlay: Overlay
  let alignment: Alignment

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.overlaid(alignment: alignment))
    placement.place(content, key: .position(0))
    placement.place(overlay, key: .position(1), slot: .overlay)
  }
}

extension View {
  /// Shows another view over the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    OverlaidView(content: self, overlay: content(), alignment: alignment)
  }
}
