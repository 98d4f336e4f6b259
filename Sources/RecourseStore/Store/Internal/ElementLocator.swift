/// Finds an element by its id, first where it was last.
final class ElementLocator<Elements: RandomAccessCollection> where Elements.Element: Identifiable {
  private let id: Elements.Element.ID
  private var index: Elements.Index?

  init(_ id: Elements.Element.ID) {
    self.id = id
  }

  func find(in elements: Elements) -> Elements.Element? {
    if let index, index >= elements.startIndex, index < elements.endIndex {
      let element = elements[index]
      if element.id == id { return element }
    }
    index = elements.firstIndex(withID: id)
    return index.map { elements[$0] }
  }
}

/// Two find the same element, so that the key paths that they are a part of are one.
extension ElementLocator: Hashable {
  static func == (first: ElementLocator, second: ElementLocator) -> Bool {
    first.id == second.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension RandomAccessCollection where Element: Identifiable {
  subscript(locator: ElementLocator<Self>) -> Element? {
    locator.find(in: self)
  }
}
