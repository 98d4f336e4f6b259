internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// An indeterminate progress indicator.
final class SpinnerView: NodeView {
  private let spinner: Widget = gtk_spinner_new()
  private let label: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    label = BoxChildren(.vertical, spacing: 6, in: renderer)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
    gtk_box_append(box.cast(), spinner)
    gtk_box_append(box.cast(), label.widget)
    gtk_spinner_start(spinner.cast())
    super.init(node, showing: box, in: renderer)
  }

  override var inner: [ChildList] { [label] }

  override func update() {
    let parts = node.children(in: .label)
    label.update(to: parts)
    gtk_widget_set_visible(label.widget, (!parts.isEmpty).asGBoolean)
    let size: Int32 = isSmall ? 16 : 32
    gtk_widget_set_size_request(spinner, size, size)
    let text = node.plainText(in: .label)
    spinner.set(GTK_ACCESSIBLE_PROPERTY_LABEL, text.isEmpty ? nil : text)
  }

  private var isSmall: Bool {
    if [.mini, .small].contains(node.element.traits.controlSize) { return true }
    return switch node.parent?.element.kind {
    case .horizontalStack, .button, .label, .labeledContent, .list, .form, .section: true
    default: false
    }
  }
}

/// A determinate progress bar.
final class ProgressBarView: NodeView {
  private let bar: Widget = gtk_progress_bar_new()
  private let label: BoxChildren

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    label = BoxChildren(.vertical, spacing: 6, in: renderer)
    label.alignment = GTK_ALIGN_START
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    gtk_box_append(box.cast(), label.widget)
    gtk_box_append(box.cast(), bar)
    super.init(node, showing: box, in: renderer)
  }

  override var inner: [ChildList] { [label] }

  override var greed: Axis.Set { .horizontal }

  override func update() {
    guard case .progress(let fraction?) = node.element.kind else { return }
    let parts = node.children(in: .label)
    label.update(to: parts)
    gtk_widget_set_visible(label.widget, (!parts.isEmpty).asGBoolean)
    gtk_progress_bar_set_fraction(bar.cast(), min(max(fraction, 0), 1))
    let text = node.plainText(in: .label)
    bar.set(GTK_ACCESSIBLE_PROPERTY_LABEL, text.isEmpty ? nil : text)
  }
}
