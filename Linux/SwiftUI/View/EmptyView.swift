/// A view that shows nothing.
nonisolated public struct EmptyView: PrimitiveView {
  /// Makes the view.
  public init() {}

  @MainActor
  func place(in placement: inout Placement) {}
}
