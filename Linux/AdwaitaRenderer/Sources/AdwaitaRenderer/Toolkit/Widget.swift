internal import CAdwaita

/// What GTK's widgets have in common on this display.
@MainActor
enum Settings {
  static func set(_ name: String, _ isOn: Bool) {
    pointer?.set(name, isOn)
  }

  static func set(_ name: String, _ text: String) {
    pointer?.set(name, text)
  }

  /// Makes all texts larger or smaller than they are.
  static func scaleTexts(by factor: Double) {
    guard let pointer else { return }
    var value = GValue()
    g_value_init(&value, recourse_type_int())
    g_object_get_property(pointer.cast(), "gtk-xft-dpi", &value)
    g_value_set_int(&value, Int32(Double(g_value_get_int(&value)) * factor))
    g_object_set_property(pointer.cast(), "gtk-xft-dpi", &value)
    g_value_unset(&value)
  }

  /// The settings as any object that has properties.
  private static var pointer: Widget? {
    gtk_settings_get_default().map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
    }
  }
}

/// A thing on the screen.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as one of its own classes, whichever the context asks for.
  func cast<Class>() -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
  }

  /// The widget as a class whose fields are not public.
  func cast() -> OpaquePointer {
    OpaquePointer(self)
  }

  /// Sets a property that has no function of its own in every class.
  func set(_ property: String, _ text: String?) {
    var value = GValue()
    g_value_init(&value, recourse_type_string())
    g_value_set_string(&value, text)
    g_object_set_property(cast(), property, &value)
    g_value_unset(&value)
  }

  /// Sets a property that has no function of its own in every class.
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

  /// Sets the direction of the widget and its parts, which do not inherit it.
  func mirror(_ isRightToLeft: Bool) {
    gtk_widget_set_direction(self, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_NONE)
    for child in children { child.mirror(isRightToLeft) }
  }

  /// The widgets directly inside.
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
