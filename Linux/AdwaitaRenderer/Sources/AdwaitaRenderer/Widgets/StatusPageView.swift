internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A placeholder for a screen without content.
final class StatusPageView: NodeView {
  private let actions: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    actions = BoxChildren(.vertical, spacing: 12, in: renderer)
    let page: Widget = adw_status_page_new()
    adw_status_page_set_child(page.cast(), actions.widget)
    super.init(node, showing: page, in: renderer)
  }

  override var inner: [ChildList] { [actions] }

  override var greed: Axis.Set { [.horizontal, .vertical] }

  /// Compact if the page shares its screen with other elements.
  override var styleClasses: Set<String> { node.sharesScreen ? ["compact"] : [] }

  override func update() {
    // The page scrolls only if nothing shares its screen. Otherwise its container scrolls.
    if let scroller = widget.all(gtk_scrolled_window_get_type()).first {
      let policy = node.sharesScreen ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC
      gtk_scrolled_window_set_policy(scroller.cast(), GTK_POLICY_NEVER, policy)
      scroller.takesWheel(!node.sharesScreen)
      // Without a control inside, the scroller would take the focus for scrolling by keys.
      let needsFocus =
        !node.sharesScreen || node.children(in: .actions).contains(where: \.hasButton)
      gtk_widget_set_can_focus(scroller, needsFocus.asGBoolean)
    }
    let label = node.children(in: .label)
    let symbol = label.lazy.compactMap(\.firstSymbol).first
    adw_status_page_set_icon_name(widget.cast(), symbol.map(Symbols.icon(for:)))
    adw_status_page_set_title(widget.cast(), node.plainText(in: .label))
    let description = g_markup_escape_text(node.plainText(in: .description), -1)
    adw_status_page_set_description(widget.cast(), description)
    g_free(description)
    let buttons = node.children(in: .actions)
    actions.update(to: buttons)
    gtk_widget_set_visible(actions.widget, (!buttons.isEmpty).asGBoolean)
  }
}

extension Widget {
  /// Sets whether the widget handles the mouse wheel.
  ///
  /// GTK's controller consumes wheel events even if the widget can't scroll, so its container gets
  /// none.
  @MainActor
  fileprivate func takesWheel(_ takesWheel: Bool) {
    let controllers = gtk_widget_observe_controllers(self)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
      guard g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0
      else { continue }
      gtk_event_controller_set_propagation_phase(
        OpaquePointer(controller), takesWheel ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
    }
  }
}

extension ElementNode {
  /// Whether the element is a button or contains one.
  fileprivate var hasButton: Bool {
    if case .button = element.kind { return true }
    return children.contains(where: \.hasButton)
  }

  /// Whether the element is in a list, or in a stack with other elements.
  fileprivate var sharesScreen: Bool {
    surroundings.contains { part in
      switch part.element.kind {
      case .list, .form, .section: true
      case .horizontalStack, .verticalStack: part.content.count > 1
      default: false
      }
    }
  }
}
