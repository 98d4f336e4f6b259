internal import CAdwaita

/// A layout of ours for the children of a widget, whose height depends on its width.
///
/// The functions that GTK calls capture nothing, so each layout passes them on by its type:
///
/// ```swift
/// install(on: box) {
///   LineLayout.measure($0, $1, $2, $3, $4, $5, $6)
/// } allocate: {
///   LineLayout.allocate($0, $1, $2, $3)
/// }
/// ```
@MainActor
protocol WidgetLayout {
  /// Reads the children of a widget.
  init(of widget: Widget)

  /// The minimum and the natural width.
  var widths: Widget.Lengths { get }

  /// Returns the minimum and the natural height at a width; a negative one is the natural width.
  func heights(at width: Int32) -> Widget.Lengths

  /// Gives each child its place.
  func allocate(_ width: Int32, _ height: Int32)
}

extension WidgetLayout {
  /// Installs the layout on a widget.
  static func install(
    on widget: Widget, measure: GtkCustomMeasureFunc, allocate: GtkCustomAllocateFunc
  ) {
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measure, allocate)
    gtk_widget_set_layout_manager(widget, layout)
  }

  nonisolated static func measure(
    _ widget: Widget?, _ orientation: GtkOrientation, _ size: Int32,
    _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
    _: UnsafeMutablePointer<Int32>?, _: UnsafeMutablePointer<Int32>?
  ) {
    let address = UInt(bitPattern: widget)
    let lengths: Widget.Lengths? = MainActor.assumeIsolated {
      guard let widget = Widget(bitPattern: address) else { return nil }
      let layout = Self(of: widget)
      return orientation == GTK_ORIENTATION_HORIZONTAL ? layout.widths : layout.heights(at: size)
    }
    guard let lengths else { return }
    minimum?.pointee = lengths.minimum
    natural?.pointee = lengths.natural
  }

  nonisolated static func allocate(_ widget: Widget?, _ width: Int32, _ height: Int32, _: Int32) {
    let address = UInt(bitPattern: widget)
    MainActor.assumeIsolated {
      if let widget = Widget(bitPattern: address) { Self(of: widget).allocate(width, height) }
    }
  }
}
