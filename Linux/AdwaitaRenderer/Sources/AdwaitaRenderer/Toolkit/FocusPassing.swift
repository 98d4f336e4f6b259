internal import CAdwaita

/// Classes of lists and rows that pass the focus on to the controls inside, one after the other.
///
/// GTK’s own rows take the focus before their controls do, its list gives up at a first row that
/// refuses the focus, and the Tab key chooses one row after the other where a person may choose.
@MainActor
enum FocusPassing {
  /// Makes a list; where its rows are choices, all of them are one Tab stop.
  static func makeList(ofChoices: Bool) -> Widget { make(list, takesFocus: ofChoices) }

  /// Makes a row, which behaves as GTK’s own as soon as it may take the focus.
  static func makeRow() -> Widget { make(row) }

  /// Makes a row with a title, which behaves as libadwaita’s own as soon as it may take the focus.
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

/// Moves the focus as the class above does, or as a plain widget does if this one takes none; the Tab
/// key leaves a list of choices.
private func moveFocus(_ widget: Widget?, _ direction: GtkDirectionType) -> gboolean {
  guard let widget, let ownClass = widget.pointee.parent_instance.g_type_instance.g_class else {
    return 0
  }
  let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
  if isTab, g_type_is_a(ownClass.pointee.g_type, gtk_list_box_get_type()) != 0,
    gtk_widget_get_focusable(widget) != 0, let row = gtk_widget_get_focus_child(widget)
  {
    return gtk_widget_child_focus(row, direction)
  }
  let takesFocus = gtk_widget_get_focusable(widget) != 0
  let parent = takesFocus ? g_type_parent(ownClass.pointee.g_type) : gtk_widget_get_type()
  let parentClass = g_type_class_peek(parent)?.assumingMemoryBound(to: GtkWidgetClass.self)
  return parentClass?.pointee.focus(widget, direction) ?? 0
}
