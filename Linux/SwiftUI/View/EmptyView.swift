/// A view without content.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  /// Creates an empty view.
  public init() {}

  @MainActor
  func place(in placement: inout Placement) {}
}
