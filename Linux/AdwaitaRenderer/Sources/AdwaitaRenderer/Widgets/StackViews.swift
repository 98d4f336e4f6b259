internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A vertical stack; also a screen's content.
final class VerticalStackView: NodeView {
  private let box: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    box = BoxChildren(.vertical, in: renderer)
    super.init(node, showing: box.widget, in: renderer)
  }

  override var inner: [ChildList] { [box] }

  override var greed: Axis.Set { box.greed }

  override func update() {
    if case .verticalStack(let spacing, let alignment) = node.element.kind {
      gtk_box_set_spacing(widget.cast(), spacing.map(Int32.init) ?? 12)
      box.alignment = alignment.gtk
    }
    box.update(to: node.content)
  }
}

/// A horizontal stack.
final class HorizontalStackView: NodeView {
  private let box: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    box = BoxChildren(.horizontal, in: renderer)
    super.init(node, showing: box.widget, in: renderer)
  }

  override var inner: [ChildList] { [box] }

  override var greed: Axis.Set { box.greed }

  override func update() {
    guard case .horizontalStack(let spacing, let alignment) = node.element.kind else { return }
    gtk_box_set_spacing(widget.cast(), spacing.map(Int32.init) ?? 12)
    box.alignment = alignment.gtk
    box.update(to: node.content)
  }
}

/// A depth stack.
final class DepthStackView: NodeView {
  private let overlay: OverlayChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    overlay = OverlayChildren(in: renderer)
    super.init(node, showing: overlay.widget, in: renderer)
  }

  override var inner: [ChildList] { [overlay] }

  override var greed: Axis.Set { overlay.greed }

  override func update() {
    guard case .depthStack(let alignment) = node.element.kind else { return }
    overlay.alignment = alignment
    overlay.update(to: node.content)
  }
}

/// Content that scrolls; a row is as tall as its content instead, because its list scrolls.
final class ScrollingView: NodeView {
  private let box: BoxChildren
  /// The scrolling widget; nil in a row.
  private let scroller: Widget?

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    var axes = Axis.Set.vertical
    if case .scrollView(let asked) = node.element.kind { axes = asked }
    let isVertical = axes.contains(.vertical)
    box = BoxChildren(isVertical ? .vertical : .horizontal, spacing: 12, in: renderer)
    if isVertical, node.isInRow {
      scroller = nil
      super.init(node, showing: box.widget, in: renderer)
      return
    }
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      scroller.cast(), axes.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      isVertical ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
    self.scroller = scroller
    let content: Widget
    if axes == .vertical {
      content = adw_clamp_new()
      adw_clamp_set_maximum_size(content.cast(), Screen.readingWidth)
      adw_clamp_set_child(content.cast(), box.widget)
    } else {
      content = box.widget
    }
    gtk_scrolled_window_set_child(scroller.cast(), content)
    super.init(node, showing: scroller, in: renderer)
  }

  override var inner: [ChildList] { [box] }

  override var greed: Axis.Set { [.horizontal, .vertical] }

  override func update() {
    // For GTK, the height of a frame is a minimum.
    let isFree = node.element.traits.frame.height == nil
    if let scroller {
      gtk_scrolled_window_set_propagate_natural_height(scroller.cast(), isFree.asGBoolean)
    }
    box.update(to: node.content)
  }
}

extension ElementNode {
  fileprivate var isInRow: Bool {
    surroundings.contains { part in
      switch part.element.kind {
      case .list, .form, .section: true
      default: false
      }
    }
  }
}
