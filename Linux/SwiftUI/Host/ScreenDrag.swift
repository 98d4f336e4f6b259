public import Foundation

/// Something that is held and moved, until it is let go of.
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

  /// Lets go.
  public func end() {
    node.endDrag(at: translation)
  }

  /// Loses it to the system, as when a call comes in.
  public func cancel() {
    node.cancelDrag()
  }
}

@_spi(Testing)
extension Screen {
  /// Holds what shows a text, and moves it; `end()` lets go.
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
