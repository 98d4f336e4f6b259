internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The rows on one card.
@MainActor
final class RowGroup {
  let rows: RowChildren

  init(of owner: ElementNode, in renderer: WindowRenderer) {
    rows = RowChildren(in: renderer)
    rows.widget.add(owner.isInSidebar ? "navigation-sidebar" : "boxed-list")
    gtk_list_box_set_selection_mode(rows.widget.cast(), GTK_SELECTION_NONE)
  }

  var widget: Widget { rows.widget }

  func update(to nodes: [ElementNode]) {
    rows.update(to: nodes)
    gtk_widget_set_visible(widget, (!nodes.isEmpty).asGBoolean)
  }
}

extension ElementNode {
  /// Whether the element is in the sidebar of a split view.
  var isInSidebar: Bool {
    slot == .sidebar || surroundings.contains { $0.slot == .sidebar }
  }
}
