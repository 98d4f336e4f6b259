/// A view that is evaluated only when it is unequal to the one before.
nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Makes a view that is compared with `==`.
  public init(content: Content) {
    self.content = content
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view only when it is unequal to the one before.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
