internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A button in a header bar that pops the topmost screen of a navigation stack.
@MainActor
final class BackButton {
  private let button: Widget = gtk_button_new_from_icon_name("go-previous-symbolic")
  private weak var node: ElementNode?

  init(in header: Widget) {
    button.set(GTK_ACCESSIBLE_PROPERTY_LABEL, "Back")
    gtk_widget_set_tooltip_text(button, "Back")
    gtk_widget_set_visible(button, 0)
    adw_header_bar_pack_start(header.cast(), button)
    button.on("clicked") { [weak self] in self?.node?.goBack() }
  }

  /// Shows the button if a navigation stack has a screen to pop.
  func update(to node: ElementNode?) {
    self.node = node
    gtk_widget_set_visible(button, (node != nil).asGBoolean)
  }
}
