import CAtspi

extension GalleryWindow {
  /// The row that begins with a title, in the topmost window.
  func row(_ title: String) -> AccessibleElement? {
    topmost?.first(.row) { $0.title == title }
  }

  /// What a row says beside its title.
  func value(of title: String) -> String? {
    row(title)?.texts.last
  }

  /// Waits until a row says something.
  func wait(for title: String, toBe value: String) throws {
    try wait(until: "“\(title)” is “\(value)”") { self.value(of: title) == value }
  }

  /// Waits until a sheet or a cover is on top of all.
  func waitForSheet(_ title: String) throws {
    try wait(until: "the sheet “\(title)” is there") {
      guard let sheet = topmost, sheet.role == .window else { return false }
      return sheet.name == title && sheet.has(ATSPI_STATE_MODAL)
    }
  }
}

extension AccessibleElement {
  /// What the element’s first label says; nil if there is none.
  var title: String? { first(.label) { _ in true }?.name }
}
