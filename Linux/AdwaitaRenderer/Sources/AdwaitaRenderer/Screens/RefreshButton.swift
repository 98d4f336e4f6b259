internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A refresh button in a header bar, in place of pull to refresh, which GTK's lists don't support.
@MainActor
final class RefreshButton {
  private let button: Widget = gtk_button_new_from_icon_name("view-refresh-symbolic")
  private weak var node: ElementNode?

  init(in header: Widget) {
    button.set(GTK_ACCESSIBLE_PROPERTY_LABEL, "Refresh")
    gtk_widget_set_tooltip_text(button, "Refresh")
    gtk_widget_set_visible(button, 0)
    adw_header_bar_pack_end(header.cast(), button)
    button.on("clicked") { [weak self] in self?.node?.refresh() }
  }

  /// Shows the button if the content is refreshable, and disables the button during a refresh.
  func update(to node: ElementNode?) {
    self.node = node
    gtk_widget_set_visible(button, (node != nil).asGBoolean)
    gtk_widget_set_sensitive(button, (!(node?.isRefreshing ?? false)).asGBoolean)
  }
}
