import CAtspi

extension GalleryWindow {
  /// Returns the row that begins with a title, in the topmost window.
  func row(_ title: String) -> AccessibleElement? {
    topmost?.first(.row) { $0.title == title }
  }

  /// Returns the value beside a row's title.
  func value(of title: String) -> String? {
    row(title)?.texts.last
  }

  /// Waits until a row has a value.
  func wait(for title: String, toBe value: String) throws {
    try wait(until: "“\(title)” is “\(value)”") { self.value(of: title) == value }
  }

  /// Waits until a sheet or a cover is topmost.
  func waitForSheet(_ title: String) throws {
    try wait(until: "the sheet “\(title)” is there") {
      guard let sheet = topmost, sheet.role == .window else { return false }
      return sheet.name == title && sheet.has(ATSPI_STATE_MODAL)
    }
  }
}

extension AccessibleElement {
  /// The text of the element's first label; nil if there is none.
  var title: String? { first(.label) { _ in true }?.name }
}
