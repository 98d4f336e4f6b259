/// Views that are treated as one, without a look of their own.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Has no body; the graph places it.
  public typealias Body = Never

  /// Makes one view of several.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content)
  }
}
