internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A sidebar beside a detail; a narrow window shows only one of the two.
final class SplitView: NodeView {
  private let sidebar: Screen
  private let detail: Screen

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    sidebar = Screen(.sidebar, of: node, in: renderer)
    detail = Screen(.detail, of: node, in: renderer)
    let leaflet: Widget = adw_leaflet_new()
    adw_leaflet_set_can_navigate_back(leaflet.cast(), 1)
    gtk_widget_set_size_request(sidebar.widget, 250, -1)
    gtk_widget_set_hexpand(sidebar.widget, 0)
    gtk_widget_set_size_request(detail.widget, 300, -1)
    gtk_widget_set_hexpand(detail.widget, 1)
    adw_leaflet_append(leaflet.cast(), sidebar.widget)
    let line = adw_leaflet_append(leaflet.cast(), gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_leaflet_page_set_navigatable(line, 0)
    adw_leaflet_append(leaflet.cast(), detail.widget)
    adw_leaflet_set_visible_child(leaflet.cast(), detail.widget)
    super.init(node, showing: leaflet, in: renderer)
    addBackButton()
  }

  override var inner: [ChildList] { [] }

  override var greed: Axis.Set { [.horizontal, .vertical] }

  override func update() {
    sidebar.update()
    detail.update()
  }

  override func dispose() {
    sidebar.discard()
    detail.discard()
  }

  /// Shows the detail if the window has room for only one side.
  func showDetail() {
    adw_leaflet_set_visible_child(widget.cast(), detail.widget)
  }

  private func addBackButton() {
    let back: Widget = gtk_button_new_from_icon_name("go-previous-symbolic")
    back.set(GTK_ACCESSIBLE_PROPERTY_LABEL, sidebar.title ?? "Back")
    adw_header_bar_pack_start(detail.header.cast(), back)
    back.on("clicked") { [weak self] in
      guard let self else { return }
      adw_leaflet_navigate(widget.cast(), ADW_NAVIGATION_DIRECTION_BACK)
    }
    widget.on("notify::folded") { [weak self] in self?.showControls(back) }
    showControls(back)
  }

  private func showControls(_ back: Widget) {
    let isFolded = adw_leaflet_get_folded(widget.cast())
    gtk_widget_set_visible(back, isFolded)
    adw_header_bar_set_show_end_title_buttons(sidebar.header.cast(), isFolded)
    adw_header_bar_set_show_start_title_buttons(detail.header.cast(), isFolded)
    // A narrow window leaves the room to the title.
    for screen in [sidebar, detail] {
      adw_header_bar_set_decoration_layout(screen.header.cast(), isFolded != 0 ? ":close" : nil)
    }
  }
}
