/// Content that scrolls.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// What scrolls.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set

  /// Makes content that scrolls, from top to bottom by default.
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
