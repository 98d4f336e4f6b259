import CAtspi

extension GalleryWindow {
  /// Presses the button with a title, as soon as it exists.
  func press(_ title: String) throws {
    let button = try wait(for: "the button “\(title)”") { self.button(titled: title) }
    guard button.press() else { throw GalleryFailure.notPossible("press “\(title)”") }
  }

  /// Presses the title bar’s button that closes the topmost window.
  func close() throws {
    try pressInTitleBar("Close")
  }

  /// Presses a button in the title bar by its name, because its label is an icon.
  func pressInTitleBar(_ name: String) throws {
    let button = try wait(for: "the title bar’s button “\(name)”") {
      topmost?.first(.button) { $0.title == nil && $0.name == name }
    }
    guard button.press() else { throw GalleryFailure.notPossible("press “\(name)”") }
  }

  /// Clicks the centre of a button with the mouse, even if another element covers the button.
  ///
  /// Without a window manager, each window is in the screen’s corner.
  func click(_ button: AccessibleElement) {
    let frame = button.frame
    Accessibility.click(x: Int(frame.x + frame.width / 2), y: Int(frame.y + frame.height / 2))
  }

  /// Turns on a switch that is off.
  func turnOn(_ title: String) throws {
    try turn(title, on: true)
  }

  /// Turns a switch on or off.
  func turn(_ title: String, on isOn: Bool) throws {
    let toggle = try wait(for: "the switch “\(title)”") {
      topmost?.first(.toggle) { $0.name == title && $0.has(ATSPI_STATE_CHECKED) != isOn }
    }
    guard toggle.press() else { throw GalleryFailure.notPossible("flip “\(title)”") }
    try wait(until: "“\(title)” is flipped") { toggle.has(ATSPI_STATE_CHECKED) == isOn }
  }

  /// Selects a row of a list.
  func select(_ title: String) throws {
    let (list, index) = try wait(for: "the row “\(title)”") { place(ofRow: title) }
    guard list.selectChild(at: index) else {
      throw GalleryFailure.notPossible("select “\(title)”")
    }
  }

  /// Replaces the text of the only field, or of the field with a name.
  func type(_ text: String, into name: String? = nil) throws {
    let field = try wait(for: "the field") {
      topmost?.first(.field) { name == nil || $0.name == name }
    }
    guard field.setText(text) else { throw GalleryFailure.notPossible("type “\(text)”") }
    try wait(until: "the field says “\(text)”") { field.text == text }
  }

  /// The field of the topmost window.
  var field: AccessibleElement? { topmost?.first(.field) { _ in true } }

  /// The pickers of the topmost window.
  var pickers: [AccessibleElement] { topmost?.all(.picker) ?? [] }

  /// Opens the picker that has the focus, and selects an option with the keyboard.
  ///
  /// - Parameters:
  ///   - option: The option to select.
  ///   - name: The picker’s name.
  ///   - keys: The keys that move to the option.
  /// - Throws: A failure with an outline of the window, if the deadline has passed.
  func choose(_ option: String, in name: String, with keys: [Accessibility.Key]) throws {
    let picker = try wait(for: "the picker “\(name)”") {
      pickers.first { $0.name == name && $0.has(ATSPI_STATE_FOCUSED) }
    }
    for key in [.return] + keys + [.return] { Accessibility.press(key) }
    try wait(until: "“\(name)” is “\(option)”") { picker.hint == option }
  }

  /// The titles of the visible buttons in the topmost window, except those in the title bar.
  ///
  /// An alert has two copies of its buttons, one horizontal and one vertical, of which only one is
  /// laid out.
  var buttons: [String] {
    topmost?.all(.button).filter(\.isLaidOut).compactMap(\.title) ?? []
  }

  /// Returns the visible button with a title in the topmost window.
  func button(titled title: String) -> AccessibleElement? {
    topmost?.first(.button) { $0.title == title && $0.isLaidOut }
  }

  /// Selects a row of a list, if it exists.
  func selectIfPossible(_ title: String) {
    if let (list, index) = place(ofRow: title) { _ = list.selectChild(at: index) }
  }

  private func place(ofRow title: String) -> (list: AccessibleElement, index: Int)? {
    for list in topmost?.all(.list) ?? [] {
      let index = list.children.firstIndex { $0.title == title }
      if let index { return (list, index) }
    }
    return nil
  }
}
