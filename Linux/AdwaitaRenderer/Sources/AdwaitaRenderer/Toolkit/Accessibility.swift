internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Updates the accessibility properties that have changed.
  func describe(_ new: Element.Accessibility, insteadOf old: Element.Accessibility?) {
    if new.label != old?.label { set(GTK_ACCESSIBLE_PROPERTY_LABEL, new.label) }
    if new.hint != old?.hint { set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.hint) }
    if new.value != old?.value { set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.value) }
    if new.isHidden != (old?.isHidden ?? false) { set(GTK_ACCESSIBLE_STATE_HIDDEN, new.isHidden) }
    if let identifier = new.identifier { gtk_widget_set_name(self, identifier) }
  }

  /// Returns the widgets of a type, including this widget, in reading order.
  func all(_ type: GType) -> [Widget] {
    var found: [Widget] = []
    if g_type_check_instance_is_a(cast(), type) != 0 { found.append(self) }
    var child = gtk_widget_get_first_child(self)
    while let next = child {
      found += next.all(type)
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  /// Sets a text property for assistive technology; nil resets the widget's own text.
  func set(_ property: GtkAccessibleProperty, _ text: String?) {
    guard let text, !text.isEmpty else { return gtk_accessible_reset_property(cast(), property) }
    var properties = [property]
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(cast(), 1, &properties, &value)
    g_value_unset(&value)
  }

  /// Sets or resets a Boolean state for assistive technology.
  func set(_ state: GtkAccessibleState, _ isSet: Bool) {
    guard isSet else { return gtk_accessible_reset_state(cast(), state) }
    var states = [state]
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_state_value(cast(), 1, &states, &value)
    g_value_unset(&value)
  }
}
