extension Node {
  /// Rebuilds the list of elements inside the node's own element.
  func arrangeElements() {
    guard let elementNode else { return }
    let elements = elementsInside(of: elementNode)
    for element in elements { element.parent = elementNode }
    guard !elements.elementsEqual(elementNode.children, by: ===) else { return }
    elementNode.children = elements
    graph.noteElement(elementNode)
  }

  private func elementsInside(of elementNode: ElementNode) -> [ElementNode] {
    var elements: [ElementNode] = []
    collect(into: &elements)
    switch elementNode.element.kind {
    case .alert:
      return graph.withStandardActions(elements, in: elementNode, alwaysCancels: false)
    case .confirmationDialog:
      guard case .popover = screen?.dialogStyle else {
        return graph.withStandardActions(elements, in: elementNode, alwaysCancels: true)
      }
      return elements.filter { !$0.isCancelButton }
    default:
      return elements
    }
  }

  /// The app's own cancel button of a dialog, which a popover hides.
  var hiddenCancel: ElementNode? {
    var elements: [ElementNode] = []
    collect(into: &elements)
    return elements.last { $0.slot == .actions && $0.isCancelButton }
  }

  private func collect(into elements: inout [ElementNode]) {
    for child in children where !child.isCovered {
      if let element = child.elementNode {
        elements.append(element)
      } else {
        child.collect(into: &elements)
      }
    }
  }
}

extension ElementNode {
  /// The element and all its descendants, in preorder.
  var all: [ElementNode] { [self] + children.flatMap(\.all) }
}
