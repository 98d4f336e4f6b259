/// A scrollable view.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content to scroll.
  public var content: Content
  /// The scrollable axes.
  public var axes: Axis.Set

  /// Creates a scrollable view, vertical by default.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.scrollView(axes))
    if axes.contains(.vertical) { placement.offerRefresh() }
    placement.place(content)
  }
}
