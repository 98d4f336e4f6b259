internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A list or a form: cards of rows that scroll, or a sidebar.
final class ListView: NodeView {
  /// The sections; the box also holds the groups of rows outside of sections.
  private let sections: BoxChildren
  private var looseGroups: [RowGroup] = []

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    let isSidebar = node.isInSidebar
    sections = BoxChildren(.vertical, spacing: isSidebar ? 0 : 24, in: renderer)
    let scroller = Widget.scroller(around: sections.widget, isSidebar: isSidebar)
    super.init(node, showing: scroller, in: renderer)
  }

  override var inner: [ChildList] { [sections] + looseGroups.map(\.rows) }

  override var greed: Axis.Set { [.horizontal, .vertical] }

  override func update() {
    // A list with a fixed height has no other preferred height.
    gtk_scrolled_window_set_propagate_natural_height(
      widget.cast(), (node.element.traits.frame.height == nil).asGBoolean)
    let parts = parts
    sections.update(to: parts.compactMap(\.section))
    updateLooseGroups(to: parts.compactMap(\.rows))
    arrange(parts)
  }

  /// A section, or rows between sections.
  private struct Part {
    var section: ElementNode?
    var rows: [ElementNode]?
  }

  private var parts: [Part] {
    node.content.reduce(into: []) { parts, child in
      if child.isSection {
        parts.append(Part(section: child))
      } else if parts.last?.rows != nil {
        parts[parts.count - 1].rows?.append(child)
      } else {
        parts.append(Part(rows: [child]))
      }
    }
  }

  private func updateLooseGroups(to rows: [[ElementNode]]) {
    while looseGroups.count > rows.count {
      let group = looseGroups.removeLast()
      group.rows.discard()
      gtk_box_remove(sections.widget.cast(), group.widget)
    }
    while looseGroups.count < rows.count {
      let group = RowGroup(of: node, in: renderer)
      gtk_box_append(sections.widget.cast(), group.widget)
      looseGroups.append(group)
    }
    for (group, rows) in zip(looseGroups, rows) { group.update(to: rows) }
  }

  private func arrange(_ parts: [Part]) {
    var groups = looseGroups.makeIterator()
    var previous: Widget?
    for part in parts {
      let part = part.section.flatMap { renderer.view(of: $0)?.outer } ?? groups.next()?.widget
      guard let part else { continue }
      if gtk_widget_get_prev_sibling(part) != previous {
        gtk_box_reorder_child_after(sections.widget.cast(), part, previous)
      }
      previous = part
    }
  }
}

extension Widget {
  /// Returns a scrolled window around rows; outside of a sidebar, their width is limited for
  /// reading.
  @MainActor
  static func scroller(around rows: Widget, isSidebar: Bool) -> Widget {
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scroller.cast(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.cast(), 1)
    if isSidebar {
      gtk_scrolled_window_set_child(scroller.cast(), rows)
    } else {
      rows.setMargins(24)
      gtk_widget_set_margin_start(rows, 12)
      gtk_widget_set_margin_end(rows, 12)
      gtk_widget_set_valign(rows, GTK_ALIGN_START)
      let clamp: Widget = adw_clamp_new()
      adw_clamp_set_maximum_size(clamp.cast(), Screen.readingWidth)
      adw_clamp_set_child(clamp.cast(), rows)
      gtk_scrolled_window_set_child(scroller.cast(), clamp)
    }
    return scroller
  }
}
