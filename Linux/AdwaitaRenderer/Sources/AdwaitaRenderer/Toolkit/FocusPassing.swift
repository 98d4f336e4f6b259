internal import CAdwaita

/// Classes of lists and rows that pass the focus to the controls inside, one after another.
///
/// GTK’s rows take the focus before their controls do, and its list gives up at the first row that
/// refuses the focus. In a list of choices, GTK's Tab key moves from row to row and selects each.
@MainActor
enum FocusPassing {
  /// Creates a list; a list of choices is a single Tab stop.
  static func makeList(ofChoices: Bool) -> Widget { make(list, takesFocus: ofChoices) }

  /// Creates a row, which behaves like GTK’s row once it is focusable.
  static func makeRow() -> Widget { make(row) }

  /// Creates a row with a title, which behaves like libadwaita’s row once it is focusable.
  static func makeActionRow() -> Widget { make(actionRow) }

  private static let list = derive("RecourseList", from: gtk_list_box_get_type())
  private static let row = derive("RecourseRow", from: gtk_list_box_row_get_type())
  private static let actionRow = derive("RecourseActionRow", from: adw_action_row_get_type())

  private static func make(_ type: GType, takesFocus: Bool = false) -> Widget {
    let widget = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
      .assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(widget, takesFocus.asGBoolean)
    return widget
  }

  private static func derive(_ name: String, from parent: GType) -> GType {
    var sizes = GTypeQuery()
    g_type_query(parent, &sizes)
    return g_type_register_static_simple(
      parent, name, sizes.class_size,
      { own, _ in
        own?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = moveFocus
      },
      sizes.instance_size, nil, GTypeFlags(0))
  }
}

/// Moves the focus like the superclass if this widget takes the focus, otherwise like a plain
/// widget; in a list of choices, the Tab key leaves the list.
private func moveFocus(_ widget: Widget?, _ direction: GtkDirectionType) -> gboolean {
  guard let widget, let ownClass = widget.pointee.parent_instance.g_type_instance.g_class else {
    return 0
  }
  let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
  let takesFocus = gtk_widget_get_focusable(widget) != 0
  if isTab, g_type_is_a(ownClass.pointee.g_type, gtk_list_box_get_type()) != 0 {
    guard takesFocus else { return passFocus(in: widget, direction) }
    if let row = gtk_widget_get_focus_child(widget) {
      return gtk_widget_child_focus(row, direction)
    }
  }
  let parent = takesFocus ? g_type_parent(ownClass.pointee.g_type) : gtk_widget_get_type()
  let parentClass = g_type_class_peek(parent)?.assumingMemoryBound(to: GtkWidgetClass.self)
  return parentClass?.pointee.focus(widget, direction) ?? 0
}

/// Passes the focus from row to row, in their order; GTK orders by position, which a list without a
/// layout doesn't have yet.
private func passFocus(in list: Widget, _ direction: GtkDirectionType) -> gboolean {
  let isForward = direction == GTK_DIR_TAB_FORWARD
  var next =
    gtk_widget_get_focus_child(list)
    ?? (isForward ? gtk_widget_get_first_child(list) : gtk_widget_get_last_child(list))
  while let row = next {
    if gtk_widget_child_focus(row, direction) != 0 { return 1 }
    next = isForward ? gtk_widget_get_next_sibling(row) : gtk_widget_get_prev_sibling(row)
  }
  return 0
}
