internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A picker beside its label.
final class PickerView: NodeView {
  private let label: BoxChildren
  private let choice: PickerChoice

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    label = BoxChildren(.horizontal, spacing: 8, in: renderer)
    let list: Widget = gtk_drop_down_new(nil, nil)
    choice = PickerChoice(
      node, list, model: { gtk_drop_down_set_model(list.cast(), $0) },
      selected: { gtk_drop_down_get_selected(list.cast()) },
      select: { gtk_drop_down_set_selected(list.cast(), $0) })
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    gtk_box_append(box.cast(), label.widget)
    gtk_box_append(box.cast(), list)
    super.init(node, showing: box, in: renderer)
  }

  override var inner: [ChildList] { [label] }

  override func update() {
    label.update(to: node.children(in: .label))
    choice.update()
    choice.widget.set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.plainText(in: .label))
  }
}

/// A picker in a list.
final class PickerRow: NodeView, RowView {
  private let choice: PickerChoice

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    let row: Widget = adw_combo_row_new()
    Self.showWholeOptions(of: row)
    RowLayout.arrange(row)
    choice = PickerChoice(
      node, row, model: { adw_combo_row_set_model(row.cast(), $0) },
      selected: { adw_combo_row_get_selected(row.cast()) },
      select: { adw_combo_row_set_selected(row.cast(), $0) })
    super.init(node, showing: row, in: renderer)
  }

  override func update() {
    widget.showTitle(of: node)
    choice.update()
  }

  /// Removes libadwaita's limit of 20 characters per option, which applies regardless of the room.
  private static func showWholeOptions(of row: Widget) {
    let setUp: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Void = {
      _, item, _ in
      for label in gtk_list_item_get_child(item)?.all(gtk_label_get_type()) ?? [] {
        gtk_label_set_max_width_chars(label.cast(), -1)
        gtk_label_set_ellipsize(label.cast(), PANGO_ELLIPSIZE_NONE)
        gtk_label_set_wrap(label.cast(), 1)
        gtk_label_set_wrap_mode(label.cast(), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_natural_wrap_mode(label.cast(), GTK_NATURAL_WRAP_NONE)
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(adw_combo_row_get_factory(row.cast())), "setup",
      unsafeBitCast(setUp, to: GCallback.self), nil, nil, GConnectFlags(0))
  }
}

/// The options of a picker, for either of the two native widgets.
@MainActor
final class PickerChoice {
  let widget: Widget
  private let node: ElementNode
  private let selected: () -> guint
  private let select: (guint) -> Void
  private let options = gtk_string_list_new(nil)
  private var titles: [String] = []
  private var label: String?
  private var changes: Signal?

  init(
    _ node: ElementNode, _ widget: Widget, model: (OpaquePointer?) -> Void,
    selected: @escaping () -> guint, select: @escaping (guint) -> Void
  ) {
    self.node = node
    self.widget = widget
    self.selected = selected
    self.select = select
    model(options)
    changes = widget.on("notify::selected") { [weak self] in self?.chosen() }
  }

  isolated deinit {
    if let options { g_object_unref(UnsafeMutableRawPointer(options)) }
  }

  func update() {
    guard case .picker(let selection) = node.element.kind else { return }
    let choices = node.children(in: .content)
    let index = choices.firstIndex { $0.element.traits.tag == selection && selection != nil }
    changes?.silenced {
      show(choices.map(\.plainText))
      select(index.map(guint.init) ?? guint.max)
    }
    nameParts(node.plainText(in: .label))
    widget.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, index.map { titles[$0] })
  }

  /// Labels the inner button and lists for assistive technology; GTK would name them by class.
  private func nameParts(_ label: String) {
    guard label != self.label else { return }
    self.label = label
    for part in [gtk_button_get_type(), gtk_list_view_get_type()].flatMap(widget.all) {
      part.set(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    }
  }

  private func show(_ new: [String]) {
    guard new != titles else { return }
    let count = guint(titles.count)
    titles = new
    gtk_string_list_splice(options, 0, count, nil)
    for title in new { gtk_string_list_append(options, title) }
  }

  private func chosen() {
    let choices = node.children(in: .content)
    let index = Int(selected())
    guard choices.indices.contains(index) else { return }
    node.select(choices[index].element.traits.tag)
    update()
  }
}
