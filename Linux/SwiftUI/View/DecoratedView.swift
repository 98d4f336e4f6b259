/// A view that adds a trait to its visible elements.
nonisolated struct DecoratedView<Content: View>: PrimitiveView {
  let content: Content
  let decoration: Decoration

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content, decorations: [decoration])
  }
}

extension View {
  nonisolated func decorated(_ decoration: Decoration) -> some View {
    DecoratedView(content: self, decoration: decoration)
  }
}
