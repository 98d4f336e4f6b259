internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A run of text.
final class LabelView: NodeView {
  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    let label: Widget = gtk_label_new(nil)
    gtk_label_set_wrap_mode(label.cast(), PANGO_WRAP_WORD_CHAR)
    // By default, a label prefers several short lines to one long line.
    gtk_label_set_natural_wrap_mode(label.cast(), GTK_NATURAL_WRAP_NONE)
    super.init(node, showing: label, in: renderer)
  }

  override func update() {
    guard case .text(let text) = node.element.kind else { return }
    let traits = node.element.traits
    gtk_label_set_text(widget.cast(), text)
    gtk_label_set_wrap(widget.cast(), (!traits.isFixedSize).asGBoolean)
    gtk_label_set_selectable(widget.cast(), traits.isTextSelectable.asGBoolean)
    gtk_label_set_lines(widget.cast(), Int32(traits.lineLimit ?? -1))
    gtk_label_set_ellipsize(
      widget.cast(), traits.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    let (place, justification): (Float, GtkJustification) =
      switch traits.textAlignment {
      case .leading: (0, GTK_JUSTIFY_LEFT)
      case .center: (0.5, GTK_JUSTIFY_CENTER)
      case .trailing: (1, GTK_JUSTIFY_RIGHT)
      }
    gtk_label_set_xalign(widget.cast(), place)
    gtk_label_set_justify(widget.cast(), justification)
    let attributes = traits.font?.attributes
    gtk_label_set_attributes(widget.cast(), attributes)
    pango_attr_list_unref(attributes)
  }

  override var styleClasses: Set<String> { node.element.traits.textClasses }
}
