/// A view whose identity depends on an explicit value.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor
  func place(in placement: inout Placement) {
    placement.isMember = true
    placement.place(content, key: .id(AnyHashable(id)))
  }
}

extension View {
  /// Binds the view's identity to a value; another value makes it a new view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
