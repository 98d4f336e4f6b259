internal import CAdwaita
internal import Foundation
@_spi(Rendering) internal import SwiftUI

/// Follows the pointer while a person drags an element.
@MainActor
final class Drag {
  /// The distance, in points, at which a movement becomes a drag, as in SwiftUI.
  private static let threshold = 10.0

  private let widget: Widget
  private let node: ElementNode
  private let gesture: OpaquePointer
  private var start = CGPoint.zero
  private var translation = CGSize.zero
  private var isUnderWay = false

  init(of widget: Widget, for node: ElementNode) {
    self.widget = widget
    self.node = node
    gesture = gtk_gesture_drag_new()
    let object = UnsafeMutableRawPointer(gesture)
    for (signal, action) in [
      ("drag-begin", Drag.begin), ("drag-update", Drag.move), ("drag-end", Drag.end),
      ("cancel", Drag.cancel),
    ] {
      _ = Signal(signal, of: object) { [weak self] in
        self.map(action)?()
        return false
      }
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func begin() {
    start = pointer
  }

  private func move() {
    let pointer = pointer
    translation = CGSize(width: pointer.x - start.x, height: pointer.y - start.y)
    let distance = max(abs(translation.width), abs(translation.height))
    guard isUnderWay || distance >= Self.threshold else { return }
    isUnderWay = true
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    node.drag(by: translation)
  }

  private func end() {
    guard isUnderWay else { return }
    isUnderWay = false
    node.endDrag(at: translation)
  }

  private func cancel() {
    guard isUnderWay else { return }
    isUnderWay = false
    node.cancelDrag()
  }

  /// The pointer's location in the window's coordinates, since the widget itself moves.
  private var pointer: CGPoint {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_point(gesture, nil, &x, &y)
    let root = gtk_widget_get_root(widget).map(Widget.init)
    gtk_widget_translate_coordinates(widget, root, x, y, &x, &y)
    return CGPoint(x: x, y: y)
  }
}
