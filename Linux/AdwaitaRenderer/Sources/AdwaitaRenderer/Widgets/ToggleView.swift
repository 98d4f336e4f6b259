internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A switch beside its label.
final class ToggleView: NodeView {
  private let label: BoxChildren
  private let toggle: ToggleSwitch

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    label = BoxChildren(.horizontal, spacing: 8, in: renderer)
    toggle = ToggleSwitch(node)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    gtk_box_append(box.cast(), label.widget)
    gtk_box_append(box.cast(), toggle.widget)
    super.init(node, showing: box, in: renderer)
  }

  override var inner: [ChildList] { [label] }

  override func update() {
    label.update(to: node.children(in: .label))
    toggle.widget.set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.plainText(in: .label))
    toggle.update()
  }
}

/// A switch in a list, labelled by its row.
final class ToggleRow: NodeView, RowView {
  private let toggle: ToggleSwitch

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    toggle = ToggleSwitch(node)
    let row = FocusPassing.makeActionRow()
    adw_action_row_add_suffix(row.cast(), toggle.widget)
    adw_action_row_set_activatable_widget(row.cast(), toggle.widget)
    RowLayout.arrange(row)
    super.init(node, showing: row, in: renderer)
  }

  override func update() {
    widget.showTitle(of: node)
    toggle.update()
  }
}

/// The native switch of a toggle.
@MainActor
final class ToggleSwitch {
  let widget: Widget = gtk_switch_new()
  private let node: ElementNode
  private var changes: Signal?

  init(_ node: ElementNode) {
    self.node = node
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    changes = widget.on("notify::active") { [weak self] in self?.turned() }
  }

  func update() {
    guard case .toggle(let isOn) = node.element.kind else { return }
    guard gtk_switch_get_active(widget.cast()) != isOn.asGBoolean else { return }
    changes?.silenced { gtk_switch_set_active(widget.cast(), isOn.asGBoolean) }
  }

  private func turned() {
    node.setOn(gtk_switch_get_active(widget.cast()) != 0)
    // The model may have rejected the change.
    update()
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Sets the title and the icon of an action row.
  @MainActor
  func showTitle(of node: ElementNode) {
    adw_preferences_row_set_use_markup(cast(), 0)
    switch node.caption() {
    case .labelled(let symbol, let text):
      adw_preferences_row_set_title(cast(), text)
      adw_action_row_set_icon_name(cast(), Symbols.icon(for: symbol))
    default:
      let lines = node.children(in: .label).map(\.plainText).filter { !$0.isEmpty }
      adw_preferences_row_set_title(cast(), lines.first ?? "")
      adw_action_row_set_subtitle(cast(), lines.dropFirst().joined(separator: "\n"))
    }
  }
}
