/// A view with an overlay, which takes no space.
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
  /// Layers another view in front of the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    OverlaidView(content: self, overlay: content(), alignment: alignment)
  }
}
