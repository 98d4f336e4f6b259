internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// Content with an overlay.
final class OverlaidView: NodeView {
  private let content: BoxChildren
  private let floating: FloatingChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    content = BoxChildren(.vertical, in: renderer)
    floating = FloatingChildren(over: content.widget, in: renderer)
    super.init(node, showing: floating.widget, in: renderer)
  }

  override var inner: [ChildList] { [content, floating] }

  override var greed: Axis.Set { content.greed }

  override func update() {
    guard case .overlaid(let alignment) = node.element.kind else { return }
    floating.alignment = alignment
    content.update(to: node.children(in: .content))
    floating.update(to: floats(in: node.children(in: .overlay)))
  }

  /// Replaces depth stacks by their children, because a stack would receive touches beside its
  /// content.
  private func floats(in nodes: [ElementNode]) -> [ElementNode] {
    nodes.flatMap { node in
      if case .depthStack = node.element.kind { floats(in: node.content) } else { [node] }
    }
  }
}
