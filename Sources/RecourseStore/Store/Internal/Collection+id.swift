extension Collection where Element: Identifiable {
  /// The place of the first element with an id; nil if there is none.
  func firstIndex(withID id: Element.ID) -> Index? {
    firstIndex { $0.id == id }
  }
}
