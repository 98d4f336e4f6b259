internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A section of rows with its header and footer.
final class SectionView: NodeView {
  private let header: BoxChildren
  private let group: RowGroup
  private let footer: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    header = BoxChildren(.vertical, spacing: 6, in: renderer)
    header.alignment = GTK_ALIGN_START
    header.widget.add("heading")
    group = RowGroup(of: node, in: renderer)
    footer = BoxChildren(.vertical, spacing: 6, in: renderer)
    footer.alignment = GTK_ALIGN_START
    footer.widget.add("dim-label", "caption")
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    for part in [header.widget, group.widget, footer.widget] { gtk_box_append(box.cast(), part) }
    if node.isInSidebar {
      gtk_box_set_spacing(box.cast(), 0)
      header.widget.setMargins(12)
      gtk_widget_remove_css_class(header.widget, "heading")
      header.widget.add("dim-label", "caption-heading")
      gtk_widget_set_margin_bottom(header.widget, 0)
    }
    super.init(node, showing: box, in: renderer)
  }

  override var inner: [ChildList] { [header, group.rows, footer] }

  override var greed: Axis.Set { .horizontal }

  override func update() {
    show(node.children(in: .header), in: header)
    group.update(to: node.children(in: .content))
    group.widget.set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.plainText(in: .header))
    show(node.children(in: .footer), in: footer)
  }

  private func show(_ nodes: [ElementNode], in box: BoxChildren) {
    box.update(to: nodes)
    gtk_widget_set_visible(box.widget, (!nodes.isEmpty).asGBoolean)
  }
}
