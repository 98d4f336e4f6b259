/// Rows of settings.
nonisolated public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a form of its rows.
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
