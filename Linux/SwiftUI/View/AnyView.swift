/// A view whose type is hidden; another type in the same place is another view.
nonisolated public struct AnyView: PrimitiveView {
  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(view)
  }
}
