internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A single-line text field.
class EntryView: NodeView {
  private var changes: Signal?
  private var wasFocused = false

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    let entry = Self.makeEntry()
    entry.set("activates-default", true)
    super.init(node, showing: entry, in: renderer)
    changes = entry.on("changed") { [weak self] in self?.typed() }
    entry.on(submitSignal) { [weak self] in self?.node.submit() }
    followFocus()
  }

  class func makeEntry() -> Widget { gtk_entry_new() }

  var submitSignal: String { "activate" }

  override var greed: Axis.Set { .horizontal }

  override func update() {
    guard case .textField(let text, let prompt, _) = node.element.kind else { return }
    let label = node.plainText(in: .label)
    show(text)
    name(label, prompt: prompt)
    moveFocus()
  }

  /// Tells the element when the focus enters or leaves the field.
  private func followFocus() {
    guard let controller = gtk_event_controller_focus_new() else { return }
    let object = UnsafeMutableRawPointer(controller)
    _ = Signal("enter", of: object) { [weak self] in
      self?.node.setFocused(true)
      return false
    }
    _ = Signal("leave", of: object) { [weak self] in
      // The field keeps the focus of a window that becomes inactive.
      if let self, !isDiscarded, !widget.hasFocus { node.setFocused(false) }
      return false
    }
    gtk_widget_add_controller(widget, controller)
  }

  /// Moves the focus to the field or away from it when the app has done so.
  private func moveFocus() {
    guard node.isFocused != wasFocused else { return }
    wasFocused = node.isFocused
    if wasFocused, !widget.hasFocus {
      gtk_widget_grab_focus(widget)
    } else if !wasFocused, widget.hasFocus {
      gtk_root_set_focus(gtk_widget_get_root(widget), nil)
    }
  }

  /// Sets the field's accessible label and its placeholder.
  func name(_ label: String, prompt: String?) {
    widget.set("placeholder-text", prompt ?? label)
    widget.set(GTK_ACCESSIBLE_PROPERTY_LABEL, label.isEmpty ? prompt : label)
  }

  private func show(_ text: String) {
    guard text != self.text else { return }
    let cursor = gtk_editable_get_position(widget.cast())
    changes?.silenced { gtk_editable_set_text(widget.cast(), text) }
    gtk_editable_set_position(widget.cast(), min(cursor, Int32(text.unicodeScalars.count)))
  }

  private var text: String {
    gtk_editable_get_text(widget.cast()).map(String.init(cString:)) ?? ""
  }

  private func typed() {
    node.type(text)
    // The model may have rejected or changed the typed text.
    if !isDiscarded, case .textField(let text, _, _) = node.element.kind { show(text) }
  }
}

/// A single-line text field that hides its text.
final class PasswordView: EntryView {
  override class func makeEntry() -> Widget {
    let entry: Widget = gtk_password_entry_new()
    gtk_password_entry_set_show_peek_icon(entry.cast(), 1)
    return entry
  }
}

/// A text field in a list.
class EntryRow: EntryView, RowView {
  override class func makeEntry() -> Widget { adw_entry_row_new() }

  override var submitSignal: String { "entry-activated" }

  override func name(_ label: String, prompt: String?) {
    adw_preferences_row_set_use_markup(widget.cast(), 0)
    adw_preferences_row_set_title(widget.cast(), label.isEmpty ? prompt ?? "" : label)
  }
}

/// A text field in a list that hides its text.
final class PasswordRow: EntryRow {
  override class func makeEntry() -> Widget { adw_password_entry_row_new() }
}
