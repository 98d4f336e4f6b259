import Foundation

// The criteria about errors and messages.

extension Finding {
  mutating func checkIdentification(on seen: SeenSurface) {
    guard seen.surface != .field else {
      let fields = seen.failingFields
      expect(!fields.isEmpty, "no field has a message")
      for field in fields {
        expect(field.name.isWords, "a field with an error has no name")
        expect(
          seen.element.labels.contains { $0.name == field.hint },
          "the message of “\(field.name)” is not on screen")
      }
      return
    }
    expect(seen.title.isWords, "no words say that something failed")
    expect(seen.element.name == seen.title, "its name is “\(seen.element.name)”")
  }

  mutating func checkSuggestion(on seen: SeenSurface) {
    if seen.surface == .field {
      for field in seen.failingFields {
        expect(field.hint != field.name && field.hint.isWords, "“\(field.name)” has no suggestion")
      }
      return
    }
    // A problem in the inbox has its message in its button.
    let texts = seen.message + (seen.surface == .inbox ? seen.element.controls.map(\.name) : [])
    expect(texts.contains { $0.isWords }, "no words beyond the title")
    // The conflict can’t be resolved in the app.
    if seen.surface == .sheet { return }
    let closing = seen.surface == .page ? 0 : 1
    expect(seen.element.controls.count > closing, "nothing can be done about it")
  }

  mutating func checkPrevention(on seen: SeenSurface) {
    if seen.surface == .confirmation {
      expect(seen.values.before == seen.values.during, "something happened before the answer")
      expect(seen.element.controls.count > 1, "there is one answer")
      expect(seen.isLeftByEscape == true, "Escape doesn’t keep the data")
    } else {
      for (index, value) in seen.input.before.enumerated() {
        let after = seen.input.after.indices.contains(index) ? seen.input.after[index] : ""
        expect(value == after, "“\(value)” became “\(after)”")
      }
    }
  }

  mutating func checkMessages(of seen: SeenSurface) {
    if seen.surface.isModal {
      expect(seen.element.name == seen.title, "its name is “\(seen.element.name)”")
      expect(seen.element.all.contains(where: \.isFocused), "the focus stays behind it")
      return
    }
    let messages = seen.surface == .field ? seen.failingFields.map(\.hint) : [seen.title]
    for message in messages {
      expect(
        message.isWords && seen.announcements.contains { $0.hasPrefix(message) },
        "“\(message)” is not announced")
    }
    if seen.surface != .field {
      expect(!seen.element.all.contains(where: \.isFocused), "it takes the focus")
    }
  }
}

extension SeenSurface {
  /// The fields with a message.
  var failingFields: [SeenElement] {
    element.controls.filter { $0.text != nil && !$0.hint.isEmpty }
  }
}

extension String {
  /// Whether the text has words, not merely symbols.
  fileprivate var isWords: Bool { count(where: \.isLetter) > 1 }
}
