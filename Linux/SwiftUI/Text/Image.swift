/// A view that displays an image.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  private let name: String

  /// Creates a system symbol image.
  public init(systemName: String) {
    name = systemName
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.symbol(name: name))
  }
}
