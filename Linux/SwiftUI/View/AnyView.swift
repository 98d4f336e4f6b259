/// A type-erased view; a view of another type in the same place has a new identity.
nonisolated public struct AnyView: PrimitiveView {
  let view: any View

  /// Creates a type-erased view.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Creates a type-erased view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.isMember = true
    placement.place(view)
  }
}
