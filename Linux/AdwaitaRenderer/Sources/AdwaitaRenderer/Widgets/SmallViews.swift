internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A separator line.
final class DividerView: NodeView {
  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    let isUpright = node.parent?.stackAxis == .horizontal
    let orientation = isUpright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    super.init(node, showing: gtk_separator_new(orientation), in: renderer)
  }

  override var greed: Axis.Set {
    node.parent?.stackAxis == .horizontal ? .vertical : .horizontal
  }
}

/// A spacer that takes the remaining room.
final class SpacerView: NodeView {
  override func update() {
    guard case .spacer(let minLength) = node.element.kind else { return }
    let length = Int32.points(minLength)
    let isUpright = node.parent?.stackAxis != .horizontal
    gtk_widget_set_size_request(outer, isUpright ? -1 : length, isUpright ? length : -1)
  }

  override var greed: Axis.Set {
    switch node.parent?.stackAxis {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: [.horizontal, .vertical]
    }
  }
}

/// A rectangle filled with a colour.
final class ColorView: NodeView {
  override var greed: Axis.Set { [.horizontal, .vertical] }

  override var styleClasses: Set<String> {
    guard case .color(let color) = node.element.kind else { return [] }
    return [color.preparedClass(of: "background")]
  }
}

/// A title beside an icon.
final class LabelPairView: NodeView {
  private let box: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    box = BoxChildren(.horizontal, spacing: 8, in: renderer)
    box.widget.add("title-and-icon")
    super.init(node, showing: box.widget, in: renderer)
  }

  override var inner: [ChildList] { [box] }

  override var greed: Axis.Set { box.greed }

  override func update() {
    box.update(to: node.children(in: .icon) + node.children(in: .title))
  }
}

/// A value beside its label.
final class LabeledContentView: NodeView {
  private let label: BoxChildren
  private let content: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    label = BoxChildren(.horizontal, spacing: 8, in: renderer)
    content = BoxChildren(.horizontal, spacing: 8, in: renderer)
    content.widget.add("value")
    gtk_widget_set_hexpand(label.widget, 1)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    gtk_box_append(box.cast(), label.widget)
    gtk_box_append(box.cast(), content.widget)
    super.init(node, showing: box, in: renderer)
  }

  override var inner: [ChildList] { [label, content] }

  override var greed: Axis.Set { .horizontal }

  override func update() {
    label.update(to: node.children(in: .label))
    content.update(to: node.children(in: .content))
  }
}

/// A value beside its label, in a list.
final class LabeledContentRow: NodeView, RowView {
  private let content: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    content = BoxChildren(.horizontal, spacing: 8, in: renderer)
    content.widget.add("value")
    let row = FocusPassing.makeActionRow()
    LineLayout.arrange(content.widget)
    adw_action_row_add_suffix(row.cast(), content.widget)
    RowLayout.arrange(row)
    super.init(node, showing: row, in: renderer)
  }

  override var inner: [ChildList] { [content] }

  override func update() {
    widget.showTitle(of: node)
    content.update(to: node.children(in: .content))
    widget.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, node.shownValue)
  }
}

extension ElementNode {
  /// The texts in a row's content, without the texts of controls.
  fileprivate var shownValue: String {
    children(in: .content).compactMap { part in
      if case .text(let text) = part.element.kind { text } else { nil }
    }.joined(separator: " ")
  }

  /// The axis along which a stack arranges its children; nil for a depth stack.
  var stackAxis: Axis? {
    switch element.kind {
    case .horizontalStack: .horizontal
    case .depthStack, .color: nil
    default: .vertical
    }
  }
}
