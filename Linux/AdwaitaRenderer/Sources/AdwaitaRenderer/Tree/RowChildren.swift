internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The rows of a list box.
@MainActor
final class RowChildren: ChildList {
  private var rows: [ObjectIdentifier: Widget] = [:]
  /// Whether the rows are choices, so that each row is focusable.
  private let areChoices: Bool

  init(areChoices: Bool = false, in renderer: WindowRenderer) {
    self.areChoices = areChoices
    super.init(FocusPassing.makeList(ofChoices: areChoices), holdsRows: true, in: renderer)
  }

  /// Returns the row of a view; the view's widget may itself be a row.
  func row(of view: NodeView) -> Widget {
    rows[view.node.id] ?? view.outer
  }

  override func insert(_ view: NodeView, after previous: NodeView?) {
    if !(view is any RowView) { rows[view.node.id] = wrap(view) }
    if areChoices { gtk_widget_set_focusable(row(of: view), 1) }
    insertRow(of: view, after: previous)
  }

  override func move(_ view: NodeView, after previous: NodeView?) {
    let row = row(of: view)
    let focus = row.hasFocus ? row.focus : nil
    gtk_list_box_remove(widget.cast(), row)
    insertRow(of: view, after: previous)
    if let focus { gtk_widget_grab_focus(focus) }
  }

  override func remove(_ view: NodeView) {
    let row = row(of: view)
    // Otherwise GTK moves the focus later on its own, and selects the row that gets the focus.
    if row.hasFocus, let neighbour = row.neighbour { gtk_widget_grab_focus(neighbour) }
    gtk_list_box_remove(widget.cast(), row)
    guard rows[view.node.id] != nil else { return }
    rows[view.node.id] = nil
    gtk_list_box_row_set_child(row.cast(), nil)
    g_object_unref(row)
  }

  override func place(_ view: NodeView) {
    guard !(view is any RowView) else { return }
    view.take(horizontal: GTK_ALIGN_START, vertical: GTK_ALIGN_CENTER)
    rows[view.node.id]?.set(GTK_ACCESSIBLE_PROPERTY_LABEL, view.node.plainText)
  }

  isolated deinit {
    for row in rows.values { g_object_unref(row) }
  }

  private func insertRow(of view: NodeView, after previous: NodeView?) {
    let index = previous.map { gtk_list_box_row_get_index(row(of: $0).cast()) } ?? -1
    gtk_list_box_insert(widget.cast(), row(of: view), index + 1)
  }

  private func wrap(_ view: NodeView) -> Widget {
    let row = FocusPassing.makeRow()
    let room: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_list_box_row_set_activatable(row.cast(), areChoices.asGBoolean)
    for part in [row, room] { gtk_widget_set_direction(part, gtk_widget_get_direction(widget)) }
    room.add("row-content")
    gtk_widget_set_valign(room, GTK_ALIGN_CENTER)
    gtk_box_append(room.cast(), view.outer)
    gtk_list_box_row_set_child(row.cast(), room)
    g_object_ref_sink(row)
    return row
  }
}

/// A view whose widget is already a row.
@MainActor
protocol RowView {}

extension Widget {
  /// The focused widget in the widget's window.
  fileprivate var focus: Widget? {
    gtk_widget_get_root(self).flatMap { gtk_root_get_focus($0) }
  }

  /// Whether the widget or a widget inside it has the focus of its window.
  var hasFocus: Bool {
    focus.map { $0 == self || gtk_widget_is_ancestor($0, self) != 0 } ?? false
  }

  fileprivate var neighbour: Widget? {
    gtk_widget_get_next_sibling(self) ?? gtk_widget_get_prev_sibling(self)
  }
}
