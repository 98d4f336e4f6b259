/// A view that assigns its visible elements to a slot of the enclosing element.
nonisolated struct SlotView<Content: View>: PrimitiveView {
  let slot: Element.Slot
  let content: Content

  init(_ slot: Element.Slot, _ content: Content) {
    self.slot = slot
    self.content = content
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content, slot: slot)
  }
}
