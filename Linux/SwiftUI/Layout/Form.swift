/// A container for controls and settings, in rows.
nonisolated public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a form from its rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.form)
    placement.offerRefresh()
    placement.place(content)
  }
}
