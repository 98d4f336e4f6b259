internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The views of a horizontal or vertical stack.
@MainActor
final class BoxChildren: ChildList {
  private let axis: Axis
  /// The alignment of the views across the axis.
  var alignment = GTK_ALIGN_CENTER

  init(_ axis: Axis, spacing: Int32 = 0, in renderer: WindowRenderer) {
    self.axis = axis
    let orientation = axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    super.init(gtk_box_new(orientation, spacing), in: renderer)
  }

  /// The axes along which at least one of the views takes all the available room.
  var greed: Axis.Set {
    views.reduce(into: []) { $0.formUnion($1.wantedRoom) }
  }

  override func insert(_ view: NodeView, after previous: NodeView?) {
    gtk_box_insert_child_after(widget.cast(), view.outer, previous?.outer)
  }

  override func move(_ view: NodeView, after previous: NodeView?) {
    gtk_box_reorder_child_after(widget.cast(), view.outer, previous?.outer)
  }

  override func remove(_ view: NodeView) {
    gtk_box_remove(widget.cast(), view.outer)
  }

  override func place(_ view: NodeView) {
    let along = axis == .vertical ? GTK_ALIGN_FILL : alignment
    let across = axis == .vertical ? alignment : GTK_ALIGN_FILL
    view.take(horizontal: across, vertical: along)
  }
}

/// The views of a depth stack.
@MainActor
final class OverlayChildren: ChildList {
  var alignment = Alignment.center

  init(in renderer: WindowRenderer) {
    super.init(gtk_overlay_new(), in: renderer)
    gtk_overlay_set_child(widget.cast(), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    fillExactly()
  }

  /// Gives a view that fills the stack the stack’s own size.
  ///
  /// By default, GTK gives such a view the height that it needs at its minimum width.
  private func fillExactly() {
    let place:
      @convention(c) (Widget?, Widget?, UnsafeMutablePointer<GdkRectangle>?, gpointer?) -> gboolean =
        { overlay, view, place, _ in
          guard let overlay, let view, let room = gtk_overlay_get_child(overlay.cast()),
            gtk_widget_get_halign(view) == GTK_ALIGN_FILL,
            gtk_widget_get_valign(view) == GTK_ALIGN_FILL
          else { return 0 }
          var (width, height): (Int32, Int32) = (0, 0)
          gtk_widget_measure(view, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
          width = max(width, gtk_widget_get_width(room))
          gtk_widget_measure(view, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
          height = max(height, gtk_widget_get_height(room))
          place?.pointee = GdkRectangle(x: 0, y: 0, width: width, height: height)
          return 1
        }
    g_signal_connect_data(
      UnsafeMutableRawPointer(widget), "get-child-position",
      unsafeBitCast(place, to: GCallback.self), nil, nil, GConnectFlags(0))
  }

  var greed: Axis.Set {
    views.reduce(into: []) { $0.formUnion($1.wantedRoom) }
  }

  override func insert(_ view: NodeView, after previous: NodeView?) {
    gtk_overlay_add_overlay(widget.cast(), view.outer)
    gtk_overlay_set_measure_overlay(widget.cast(), view.outer, 1)
    move(view, after: previous)
  }

  override func move(_ view: NodeView, after previous: NodeView?) {
    let below = previous?.outer ?? gtk_overlay_get_child(widget.cast())
    gtk_widget_insert_after(view.outer, widget, below)
  }

  override func remove(_ view: NodeView) {
    gtk_overlay_remove_overlay(widget.cast(), view.outer)
  }

  override func place(_ view: NodeView) {
    view.take(horizontal: alignment.horizontal.gtk, vertical: alignment.vertical.gtk)
  }
}

extension NodeView {
  /// The axes along which the view takes all the available room, including its frame.
  var wantedRoom: Axis.Set {
    let frame = node.element.traits.frame
    var room = greed
    if frame.width != nil { room.remove(.horizontal) }
    if frame.height != nil { room.remove(.vertical) }
    if frame.maxWidth == .infinity || outer != widget { room.insert(.horizontal) }
    if frame.maxHeight == .infinity { room.insert(.vertical) }
    return room
  }

  /// Sets the view's expansion and alignment.
  func take(horizontal: GtkAlign, vertical: GtkAlign) {
    let frame = node.element.traits.frame
    let room = wantedRoom
    gtk_widget_set_hexpand(outer, room.contains(.horizontal).asGBoolean)
    gtk_widget_set_vexpand(outer, room.contains(.vertical).asGBoolean)
    let isWide = greed.contains(.horizontal) && frame.width == nil || outer != widget
    let isTall = greed.contains(.vertical) && frame.height == nil
    let isWidened = frame.maxWidth == .infinity
    let isHeightened = frame.maxHeight == .infinity
    gtk_widget_set_halign(
      outer, isWide ? GTK_ALIGN_FILL : isWidened ? frame.alignment.horizontal.gtk : horizontal)
    gtk_widget_set_valign(
      outer, isTall ? GTK_ALIGN_FILL : isHeightened ? frame.alignment.vertical.gtk : vertical)
  }
}

extension HorizontalAlignment {
  var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .trailing: GTK_ALIGN_END
    default: GTK_ALIGN_CENTER
    }
  }
}

extension VerticalAlignment {
  var gtk: GtkAlign {
    switch self {
    case .top: GTK_ALIGN_START
    case .bottom: GTK_ALIGN_END
    case .firstTextBaseline, .lastTextBaseline: GTK_ALIGN_BASELINE
    default: GTK_ALIGN_CENTER
    }
  }
}
