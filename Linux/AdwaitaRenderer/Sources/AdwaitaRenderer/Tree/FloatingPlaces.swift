internal import CAdwaita
internal import Foundation
@_spi(Rendering) internal import SwiftUI

/// The positions of the widgets over an overlay's content, also during transitions.
@MainActor
final class FloatingPlaces {
  private struct Place {
    /// The widget's content, which is the widget itself unless a clamp limits its width.
    var content: Widget
    var maxWidth: Double?
    var greed: Axis.Set = []
    var offset = CGSize.zero
    /// The edge of the transition, for insertion and removal.
    var edge: Edge?
    /// The progress of the transition, from 0 (outside) to 1 (in place).
    var progress = 1.0
  }

  var alignment = Alignment.center
  private var places: [Widget: Place] = [:]
  private let overlay: Widget

  init(in overlay: Widget) {
    self.overlay = overlay
    listen()
  }

  func place(
    _ widget: Widget, holding content: Widget, _ traits: Element.Traits, greed: Axis.Set
  ) {
    var place = places[widget] ?? Place(content: content)
    place.content = content
    place.maxWidth = traits.frame.maxWidth
    place.greed = greed
    place.offset = traits.offset
    places[widget] = place
    gtk_widget_queue_allocate(overlay)
  }

  /// Animates the insertion of a widget.
  func come(_ widget: Widget, _ transition: Element.Motion?) {
    places[widget] = Place(content: widget)
    if let transition { move(widget, transition, from: 0, to: 1) {} }
  }

  /// Animates the removal of a widget, then removes the widget from the overlay.
  func go(_ widget: Widget, _ transition: Element.Motion?) {
    let leave = { @MainActor [weak self, overlay] in
      self?.places[widget] = nil
      if gtk_widget_get_parent(widget) == overlay {
        gtk_overlay_remove_overlay(overlay.cast(), widget)
      }
    }
    guard let transition else { return leave() }
    gtk_widget_set_can_target(widget, 0)
    move(widget, transition, from: 1, to: 0, then: leave)
  }

  private func move(
    _ widget: Widget, _ transition: Element.Motion, from start: Double, to end: Double,
    then finish: @escaping @MainActor () -> Void
  ) {
    places[widget]?.edge = transition.edge
    let step = AnimationStep { [weak self, overlay] progress in
      self?.places[widget]?.progress = progress
      if transition.fades { gtk_widget_set_opacity(widget, progress) }
      gtk_widget_queue_allocate(overlay)
    }
    step(start)
    guard let animation = adw_timed_animation_new(overlay, start, end, 250, step.target) else {
      return finish()
    }
    _ = Signal("done", of: UnsafeMutableRawPointer(animation)) {
      finish()
      return false
    }
    adw_animation_play(animation)
    g_object_unref(UnsafeMutableRawPointer(animation))
  }

  private func listen() {
    let place:
      @convention(c) (Widget?, Widget?, UnsafeMutablePointer<GdkRectangle>?, gpointer?) -> gboolean =
        { _, widget, rectangle, data in
          guard let widget, let rectangle, let data else { return 0 }
          let places = Unmanaged<FloatingPlaces>.fromOpaque(data).takeUnretainedValue()
          rectangle.pointee = MainActor.assumeIsolated { places.rectangle(of: widget) }
          return 1
        }
    g_signal_connect_data(
      UnsafeMutableRawPointer(overlay), "get-child-position",
      unsafeBitCast(place, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { data, _ in data.map { Unmanaged<FloatingPlaces>.fromOpaque($0).release() } },
      GConnectFlags(0))
  }

  /// Returns the smallest rectangle for the widget, since it receives touches in its whole
  /// rectangle.
  private func rectangle(of widget: Widget) -> GdkRectangle {
    let place = places[widget] ?? Place(content: widget)
    let (width, height) = (gtk_widget_get_width(overlay), gtk_widget_get_height(overlay))
    let natural = min(width, naturalWidth(of: widget, place))
    let wide = place.greed.contains(.horizontal) ? width : natural
    var (least, needed): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let breadth = max(least, wide)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, breadth, nil, &needed, nil, nil)
    let tall = place.greed.contains(.vertical) ? max(needed, height) : needed
    let away = (1 - place.progress) * Double(tall)
    let slide =
      switch place.edge {
      case .top: -away
      case .bottom: away
      default: 0.0
      }
    let isMirrored = gtk_widget_get_direction(overlay) == GTK_TEXT_DIR_RTL
    let x = alignment.horizontal.start(of: breadth, in: width)
    let y = alignment.vertical.start(of: tall, in: height)
    return GdkRectangle(
      x: (isMirrored ? width - breadth - x : x) + Int32(place.offset.width),
      y: y + Int32(place.offset.height + slide), width: breadth, height: tall)
  }

  /// Returns the natural width of a widget, up to its maximum width.
  private func naturalWidth(of widget: Widget, _ place: Place) -> Int32 {
    var natural: Int32 = 0
    gtk_widget_measure(place.content, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    if let maxWidth = place.maxWidth, maxWidth.isFinite { natural = min(natural, Int32(maxWidth)) }
    guard place.content != widget else { return natural }
    return natural + gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
  }
}

extension HorizontalAlignment {
  fileprivate func start(of length: Int32, in room: Int32) -> Int32 {
    switch self {
    case .leading: 0
    case .trailing: room - length
    default: (room - length) / 2
    }
  }
}

extension VerticalAlignment {
  fileprivate func start(of length: Int32, in room: Int32) -> Int32 {
    switch self {
    case .top: 0
    case .bottom: room - length
    default: (room - length) / 2
    }
  }
}
