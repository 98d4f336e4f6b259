/// A view whose visible parts play a part in the element around them.
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
