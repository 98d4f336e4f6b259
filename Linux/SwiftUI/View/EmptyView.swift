/// A view that shows nothing.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  /// Makes the view.
  public init() {}

  @MainActor
  func place(in placement: inout Placement) {}
}
