/// A picture.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  private let name: String

  /// Makes a picture of a symbol of the platform's.
  public init(systemName: String) {
    name = systemName
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.symbol(name: name))
  }
}
