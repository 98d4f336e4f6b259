internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// An alert or a confirmation dialog.
///
/// libadwaita destroys the dialog after any response. If the app keeps presenting the alert, a new
/// dialog opens.
@MainActor
final class AlertView: RootView {
  let node: ElementNode
  private(set) var window: Widget
  let presenter: (any RootView)?
  private unowned let renderer: WindowRenderer
  private let fields: BoxChildren
  private var shownButtons: [ElementNode.ID] = []

  init(_ node: ElementNode, over presenter: (any RootView)?, in renderer: WindowRenderer) {
    self.node = node
    self.presenter = presenter
    self.renderer = renderer
    fields = BoxChildren(.vertical, spacing: 12, in: renderer)
    window = Self.makeDialog(over: presenter)
    build()
  }

  isolated deinit {
    g_object_unref(window)
  }

  func update() {
    let contents = AlertContents(of: node)
    guard contents.buttons.map(\.id) == shownButtons else { return rebuild() }
    show(contents)
  }

  func present() {
    gtk_window_present(window.cast())
  }

  func close() {
    fields.discard()
    gtk_window_destroy(window.cast())
  }

  /// Replaces the dialog if the buttons have changed, because a dialog can't remove a response.
  private func rebuild() {
    if gtk_widget_get_parent(fields.widget) != nil {
      adw_message_dialog_set_extra_child(window.cast(), nil)
    }
    gtk_window_destroy(window.cast())
    g_object_unref(window)
    window = Self.makeDialog(over: presenter)
    build()
    present()
  }

  private static func makeDialog(over presenter: (any RootView)?) -> Widget {
    let dialog: Widget = adw_message_dialog_new(presenter?.window.cast(), nil, nil)
    g_object_ref(dialog)
    return dialog
  }

  private func build() {
    let contents = AlertContents(of: node)
    shownButtons = contents.buttons.map(\.id)
    for button in contents.arrangedButtons {
      let id = responseID(of: button)
      adw_message_dialog_add_response(window.cast(), id, button.responseLabel)
      window.on("response::\(id)") { [weak self] in self?.answer { button.press() } }
    }
    if let cancel = contents.cancelButton {
      adw_message_dialog_set_close_response(window.cast(), responseID(of: cancel))
    } else {
      window.on("response::close") { [weak self] in self?.answer { self?.node.dismiss() } }
    }
    gtk_window_set_modal(window.cast(), 1)
    show(contents)
    if node.element.traits.layoutDirection == .rightToLeft { window.mirror(true) }
  }

  private func show(_ contents: AlertContents) {
    adw_message_dialog_set_heading(window.cast(), contents.title)
    adw_message_dialog_set_body(window.cast(), contents.message)
    window.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, contents.message)
    for button in contents.buttons {
      let id = responseID(of: button)
      adw_message_dialog_set_response_label(window.cast(), id, button.responseLabel)
      adw_message_dialog_set_response_enabled(
        window.cast(), id, button.element.traits.isEnabled.asGBoolean)
      adw_message_dialog_set_response_appearance(
        window.cast(), id,
        button.buttonRole == .destructive
          ? ADW_RESPONSE_DESTRUCTIVE
          : contents.suggests(button) ? ADW_RESPONSE_SUGGESTED : ADW_RESPONSE_DEFAULT)
    }
    adw_message_dialog_set_default_response(
      window.cast(), contents.defaultButton.map(responseID(of:)))
    // GTK 4.8 names a button by its own label and by the inner label: "OK OK".
    for button in window.all(gtk_button_get_type()) {
      button.set(GTK_ACCESSIBLE_PROPERTY_LABEL, nil)
    }
    fields.update(to: contents.fields)
    let hasFields = gtk_widget_get_parent(fields.widget) != nil
    if hasFields == contents.fields.isEmpty {
      adw_message_dialog_set_extra_child(
        window.cast(), contents.fields.isEmpty ? nil : fields.widget)
    }
  }

  private func answer(_ act: () -> Void) {
    act()
    renderer.reopen(self)
  }

  private func responseID(of button: ElementNode) -> String {
    "button-\(shownButtons.firstIndex(of: button.id) ?? 0)"
  }
}

extension ElementNode {
  /// The button's text, with underlines escaped: a single underline would mark a mnemonic.
  fileprivate var responseLabel: String {
    plainText(in: .label).replacing("_", with: "__")
  }
}
