extension GalleryWindow {
  /// The alert or dialog that is on top of all; nil if there is none.
  var alert: AccessibleAlert? {
    guard let dialog = topmost, dialog.role == .alert else { return nil }
    let alert = AccessibleAlert(
      dialog: dialog, title: dialog.name,
      message: dialog.texts.dropFirst().joined(separator: "\n"), buttons: buttons)
    // An alert has no places for its buttons until it is drawn, and no name once it has gone.
    return alert.buttons.isEmpty || dialog.name.isEmpty ? nil : alert
  }

  /// Waits for an alert.
  ///
  /// - Parameter title: Its title. The default is nil: any.
  /// - Throws: What there is instead, when the time is over.
  /// - Returns: What the alert says.
  func waitForAlert(_ title: String? = nil) throws -> AccessibleAlert {
    try wait(for: title.map { "the alert “\($0)”" } ?? "an alert") {
      alert.flatMap { title == nil || $0.title == title ? $0 : nil }
    }
  }

  /// Waits for an alert that is another one than before.
  func waitForAlert(after previous: AccessibleAlert?) throws -> AccessibleAlert {
    try wait(for: "the next alert") {
      alert.flatMap { previous?.dialog.isSame(as: $0.dialog) == true ? nil : $0 }
    }
  }

  /// Waits until nothing is over the window.
  func waitUntilAlone() throws {
    try wait(until: "nothing is over the window") { windows.count == 1 }
  }
}
