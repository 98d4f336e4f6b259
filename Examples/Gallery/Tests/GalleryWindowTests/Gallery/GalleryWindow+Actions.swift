extension GalleryWindow {
  /// Presses the button with a title, as soon as it is there.
  func press(_ title: String) throws {
    let button = try wait(for: "the button “\(title)”") { self.button(titled: title) }
    guard button.press() else { throw GalleryFailure.notPossible("press “\(title)”") }
  }

  /// Selects a row of the list at the side.
  func select(_ title: String) throws {
    let (list, index) = try wait(for: "the row “\(title)”") { row(titled: title) }
    guard list.selectChild(at: index) else {
      throw GalleryFailure.notPossible("select “\(title)”")
    }
  }

  /// Replaces the text of the only field.
  func type(_ text: String) throws {
    let field = try wait(for: "the field") { self.field }
    guard field.setText(text) else { throw GalleryFailure.notPossible("type “\(text)”") }
    _ = try wait(for: "“\(text)” in the field") { field.text == text ? true : nil }
  }

  /// The field of the topmost window.
  var field: AccessibleElement? { topmost?.first(.field) { _ in true } }

  /// The titles of the buttons that can be seen in the topmost window, each once.
  ///
  /// An alert holds its buttons twice, beside each other and below each other, and lays out one.
  var buttons: [String] {
    topmost?.all(.button).filter(\.isLaidOut).map(\.buttonTitle) ?? []
  }

  /// The button with a title that can be seen in the topmost window.
  private func button(titled title: String) -> AccessibleElement? {
    topmost?.first(.button) { $0.buttonTitle == title && $0.isLaidOut }
  }

  private func row(titled title: String) -> (list: AccessibleElement, index: Int)? {
    for list in topmost?.all(.list) ?? [] {
      if let index = list.children.firstIndex(where: { $0.name == title }) { return (list, index) }
    }
    return nil
  }
}

extension AccessibleElement {
  /// What the button's label says.
  var buttonTitle: String { first(.label) { _ in true }?.name ?? name }
}
