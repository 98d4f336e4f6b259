/// A view that is evaluated only if it differs from its previous value.
nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view to compare.
  public var content: Content

  /// Creates a view that is compared with `==`.
  public init(content: Content) {
    self.content = content
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view only if it differs from its previous value.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
