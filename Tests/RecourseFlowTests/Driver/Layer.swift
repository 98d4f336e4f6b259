/// A layer of a window: the window's own content, or a presentation over that content.
struct Layer: Equatable {
  /// The kind of a layer.
  ///
  /// A confirmation dialog counts as an alert, as on a Mac.
  enum Kind {
    case window, sheet, alert
  }

  let kind: Kind
  /// The texts of the layer, including an alert's title and message and the titles of buttons.
  let texts: [String]
  /// The titles of the enabled buttons; empty during a transition of the stand-in.
  let buttons: [String]
}
