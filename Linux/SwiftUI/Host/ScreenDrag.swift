public import Foundation

/// A drag of an element, in progress until its end or cancellation.
@_spi(Testing)
@MainActor
public struct ScreenDrag {
  private let node: ElementNode
  private let translation: CGSize

  init(_ node: ElementNode, by translation: CGSize) {
    self.node = node
    self.translation = translation
    node.drag(by: translation)
  }

  /// Ends the drag by releasing the element.
  public func end() {
    node.endDrag(at: translation)
  }

  /// Cancels the drag, as the system does for an incoming call.
  public func cancel() {
    node.cancelDrag()
  }
}

@_spi(Testing)
extension Screen {
  /// Drags the innermost draggable element with the given text; `end()` releases the element.
  public func drag(_ text: String, by translation: CGSize) throws(HeadlessHostError) -> ScreenDrag {
    try checkUsable()
    let draggable = draggableNodes
    guard let node = draggable.last(where: { $0.texts.contains(text) }) else {
      throw .notFound(
        kind: "element to drag", name: text, available: draggable.flatMap(\.texts))
    }
    return ScreenDrag(node, by: translation)
  }
}
