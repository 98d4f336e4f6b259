/// What an alert says.
struct AccessibleAlert: Equatable {
  let title: String
  let message: String
  /// The titles of the buttons, as they are arranged.
  let buttons: [String]
}

extension GalleryWindow {
  /// The alert or dialog that is on top of all; nil if there is none.
  var alert: AccessibleAlert? {
    guard let dialog = topmost, dialog.role == .alert else { return nil }
    let texts = dialog.texts
    return AccessibleAlert(
      title: dialog.name, message: texts.dropFirst().joined(separator: "\n"), buttons: buttons)
  }

  /// Waits for an alert.
  ///
  /// - Parameter title: Its title. The default is nil: any.
  /// - Returns: What the alert says.
  func waitForAlert(_ title: String? = nil) throws -> AccessibleAlert {
    try wait(for: title.map { "the alert “\($0)”" } ?? "an alert") {
      guard let dialog = topmost, dialog.role == .alert else { return nil }
      guard title == nil || dialog.name == title else { return nil }
      // The buttons have their places as soon as the alert is drawn.
      return alert.flatMap { $0.buttons.isEmpty ? nil : $0 }
    }
  }

  /// Waits until nothing is over the window.
  func waitUntilAlone() throws {
    _ = try wait(for: "the window without anything over it") { windows.count == 1 ? true : nil }
  }
}
