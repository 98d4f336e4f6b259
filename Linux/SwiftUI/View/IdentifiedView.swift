/// A view that is another one as soon as its id is another one.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content, key: .id(AnyHashable(id)))
  }
}

extension View {
  /// Ties the view's identity to a value: another value is another view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
