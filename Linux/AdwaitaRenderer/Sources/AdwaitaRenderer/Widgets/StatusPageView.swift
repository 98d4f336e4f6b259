internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// What a screen says when it has nothing to show.
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

  /// With others on its screen, it is as small as they are.
  override var styleClasses: Set<String> { node.sharesScreen ? ["compact"] : [] }

  override func update() {
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

extension ElementNode {
  /// Whether there is something else in a list or a stack around the element.
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
