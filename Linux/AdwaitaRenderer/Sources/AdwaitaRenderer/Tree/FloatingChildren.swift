internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// Views over content, inserted and removed with their transitions.
///
/// Each view receives touches only within its own bounds.
@MainActor
final class FloatingChildren: ChildList {
  var alignment: Alignment {
    get { places.alignment }
    set { places.alignment = newValue }
  }
  private let places: FloatingPlaces

  init(over content: Widget, in renderer: WindowRenderer) {
    let overlay: Widget = gtk_overlay_new()
    places = FloatingPlaces(in: overlay)
    super.init(overlay, in: renderer)
    gtk_overlay_set_child(overlay.cast(), content)
  }

  override func insert(_ view: NodeView, after previous: NodeView?) {
    gtk_overlay_add_overlay(widget.cast(), view.outer)
    move(view, after: previous)
    places.come(view.outer, view.node.element.traits.transition)
  }

  override func move(_ view: NodeView, after previous: NodeView?) {
    let below = previous?.outer ?? gtk_overlay_get_child(widget.cast())
    gtk_widget_insert_after(view.outer, widget, below)
  }

  override func remove(_ view: NodeView) {
    places.go(view.outer, view.node.element.traits.transition)
  }

  override func place(_ view: NodeView) {
    places.place(
      view.outer, holding: view.widget, view.node.element.traits, greed: view.room)
  }
}

extension NodeView {
  /// The directions in which the view takes all space, except those with a size from `.frame`.
  fileprivate var room: Axis.Set {
    let frame = node.element.traits.frame
    var room = greed
    if frame.width != nil { room.remove(.horizontal) }
    if frame.height != nil { room.remove(.vertical) }
    return room
  }
}
