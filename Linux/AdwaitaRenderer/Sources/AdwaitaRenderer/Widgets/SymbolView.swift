internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// An SF Symbol, drawn as GNOME's icon for the same concept.
final class SymbolView: NodeView {
  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    super.init(node, showing: gtk_image_new(), in: renderer)
  }

  override func update() {
    guard case .symbol(let name) = node.element.kind else { return }
    gtk_image_set_from_icon_name(widget.cast(), Symbols.icon(for: name))
    // A symbol without an accessibility label is decorative.
    widget.set(GTK_ACCESSIBLE_STATE_HIDDEN, node.element.traits.accessibility.label == nil)
    gtk_image_set_pixel_size(widget.cast(), node.element.traits.font?.symbolSize ?? -1)
  }

  override var styleClasses: Set<String> { node.element.traits.foregroundClasses }
}
