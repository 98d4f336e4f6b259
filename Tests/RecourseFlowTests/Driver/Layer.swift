/// One layer of a window: its own content, or a presentation over it.
struct Layer: Equatable {
  /// The kind of a layer.
  ///
  /// A confirmation dialog is an alert, as it is on a Mac.
  enum Kind {
    case window, sheet, alert
  }

  let kind: Kind
  /// The texts of the layer: an alert's title, its message and the titles of buttons included.
  let texts: [String]
  /// The titles of the buttons that react.
  let buttons: [String]
}
