internal import CAdwaita

/// What a layout of ours needs to know of a widget, and does with it.
extension Widget {
  /// The minimum and the natural length of a widget along one axis.
  typealias Lengths = (minimum: Int32, natural: Int32)

  /// The widget's width.
  var width: Lengths {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  /// Returns the widget's natural height at a width; -1 for any width.
  func height(at width: Int32) -> Int32 {
    var height: Int32 = 0
    gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    return height
  }

  /// Allocates a child, whose rectangle is mirrored in right-to-left languages.
  func place(_ child: Widget, _ rectangle: GdkRectangle, in width: Int32) {
    var rectangle = rectangle
    if gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL {
      rectangle.x = width - rectangle.x - rectangle.width
    }
    gtk_widget_size_allocate(child, &rectangle, -1)
  }
}
