extension GalleryWindow {
  /// The topmost alert or dialog; nil if there is none.
  var alert: AccessibleAlert? {
    guard let dialog = topmost, dialog.role == .alert else { return nil }
    let alert = AccessibleAlert(
      dialog: dialog, title: dialog.name,
      message: dialog.texts.dropFirst().joined(separator: "\n"), buttons: buttons)
    // An alert has no laid-out buttons before it is drawn, and no name after it is closed.
    return alert.buttons.isEmpty || dialog.name.isEmpty ? nil : alert
  }

  /// Waits for an alert.
  ///
  /// - Parameter title: The alert's title. The default is nil: any title.
  /// - Throws: A failure with an outline of the windows, if the deadline has passed.
  /// - Returns: The texts of the alert.
  func waitForAlert(_ title: String? = nil) throws -> AccessibleAlert {
    try wait(for: title.map { "the alert “\($0)”" } ?? "an alert") {
      alert.flatMap { title == nil || $0.title == title ? $0 : nil }
    }
  }

  /// Waits for an alert other than the previous one.
  func waitForAlert(after previous: AccessibleAlert?) throws -> AccessibleAlert {
    try wait(for: "the next alert") {
      alert.flatMap { previous?.dialog.isSame(as: $0.dialog) == true ? nil : $0 }
    }
  }

  /// Waits until there is no presentation over the window.
  func waitUntilAlone() throws {
    try wait(until: "nothing is over the window") { windows.count == 1 }
  }
}
