internal import CAdwaita

/// The texts in a window that are partly invisible and can't be scrolled into view.
@MainActor
struct CutOffTexts {
  private(set) var texts: [String] = []
  private let window: Widget
  /// The available size: that of the window, limited to the window at the bottom, and to the
  /// requested width, beyond which a window grows for contents that don't fit.
  private let room: (width: Float, height: Float)

  init(in window: Widget, over bottom: Widget, width: Double) {
    self.window = window
    let sizes = [window, bottom].map { (gtk_widget_get_width($0), gtk_widget_get_height($0)) }
    room = (
      min(Float(sizes.map(\.0).min() ?? 0), Float(width)), Float(sizes.map(\.1).min() ?? 0)
    )
    for label in window.all(gtk_label_get_type()) where gtk_widget_get_mapped(label) != 0 {
      guard let text = gtk_label_get_text(label.cast()).map(String.init(cString:)), !text.isEmpty,
        isCutOff(label)
      else { continue }
      texts.append(text)
    }
  }

  private func isCutOff(_ label: Widget) -> Bool {
    // The text of a row that opens may be short: the opened row shows all of it.
    let opens = gtk_widget_get_ancestor(label, gtk_button_get_type()) != nil
    if !opens, pango_layout_is_ellipsized(gtk_label_get_layout(label.cast())) != 0 { return true }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(label, window, &bounds) != 0 else { return true }
    let right = bounds.origin.x + bounds.size.width
    let bottom = bounds.origin.y + bounds.size.height
    let scrolls = label.scrolledAxes
    let fitsAcross = bounds.origin.x >= 0 && right <= room.width
    let fitsDown = bounds.origin.y >= 0 && bottom <= room.height
    return !(fitsAcross || scrolls.across) || !(fitsDown || scrolls.down)
  }
}

extension Widget {
  /// The axes along which an ancestor scrolls the widget.
  fileprivate var scrolledAxes: (across: Bool, down: Bool) {
    var axes = (across: false, down: false)
    var next = gtk_widget_get_ancestor(self, gtk_scrolled_window_get_type())
    while let scroller = next {
      var (across, down) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
      gtk_scrolled_window_get_policy(scroller.cast(), &across, &down)
      if across != GTK_POLICY_NEVER { axes.across = true }
      if down != GTK_POLICY_NEVER { axes.down = true }
      next = gtk_widget_get_parent(scroller)
        .flatMap { gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }
    }
    return axes
  }
}
