internal import CAdwaita

/// The settings of GTK's widgets on the default display.
@MainActor
enum Settings {
  static func set(_ name: String, _ isOn: Bool) {
    pointer?.set(name, isOn)
  }

  static func set(_ name: String, _ text: String) {
    pointer?.set(name, text)
  }

  /// Scales all text by a factor, relative to its current size.
  static func scaleTexts(by factor: Double) {
    guard let pointer else { return }
    var value = GValue()
    g_value_init(&value, recourse_type_int())
    g_object_get_property(pointer.cast(), "gtk-xft-dpi", &value)
    g_value_set_int(&value, Int32(Double(g_value_get_int(&value)) * factor))
    g_object_set_property(pointer.cast(), "gtk-xft-dpi", &value)
    g_value_unset(&value)
  }

  /// The settings object, cast to the type that has the property setters.
  private static var pointer: Widget? {
    gtk_settings_get_default().map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
    }
  }
}

/// A GTK widget.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Casts the widget to a class that the context infers.
  func cast<Class>() -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
  }

  /// Casts the widget to a class whose fields are not public.
  func cast() -> OpaquePointer {
    OpaquePointer(self)
  }

  /// Sets a text property by name, for classes without a setter function.
  func set(_ property: String, _ text: String?) {
    var value = GValue()
    g_value_init(&value, recourse_type_string())
    g_value_set_string(&value, text)
    g_object_set_property(cast(), property, &value)
    g_value_unset(&value)
  }

  /// Sets a Boolean property by name, for classes without a setter function.
  func set(_ property: String, _ isOn: Bool) {
    var value = GValue()
    g_value_init(&value, recourse_type_boolean())
    g_value_set_boolean(&value, isOn.asGBoolean)
    g_object_set_property(cast(), property, &value)
    g_value_unset(&value)
  }

  func add(_ styleClasses: String...) {
    for styleClass in styleClasses { gtk_widget_add_css_class(self, styleClass) }
  }

  func setMargins(_ points: Int32) {
    gtk_widget_set_margin_top(self, points)
    gtk_widget_set_margin_bottom(self, points)
    gtk_widget_set_margin_start(self, points)
    gtk_widget_set_margin_end(self, points)
  }

  /// Sets the direction of the widget and its descendants, which don't inherit the direction.
  func mirror(_ isRightToLeft: Bool) {
    gtk_widget_set_direction(self, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_NONE)
    for child in children { child.mirror(isRightToLeft) }
  }

  /// The widget's direct children.
  var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }
}

extension Bool {
  var asGBoolean: gboolean { self ? 1 : 0 }
}
