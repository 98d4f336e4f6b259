/// Several views as one, without an appearance of its own.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The type `Never`, because the graph places the view without a body.
  public typealias Body = Never

  /// Creates a group from several views.
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
