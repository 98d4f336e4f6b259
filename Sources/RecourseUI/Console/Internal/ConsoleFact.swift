import SwiftUI

/// A fact beside its name.
struct ConsoleFact: View {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    LabeledContent {
      Text(verbatim: value)
        .multilineTextAlignment(.trailing)
        .selectable()
    } label: {
      Text(verbatim: name)
    }
  }
}

/// Texts under a title.
struct ConsoleTexts: View {
  let title: String
  let lines: [String]
  let isCode: Bool

  init(_ title: String, lines: [String], isCode: Bool = false) {
    self.title = title
    self.lines = lines
    self.isCode = isCode
  }

  var body: some View {
    Section {
      ForEach(lines.indices, id: \.self) { ConsoleLine(text: lines[$0], isCode: isCode) }
    } header: {
      Text(verbatim: title)
    }
  }
}

/// A text to select and copy; of a very long one, only the beginning.
struct ConsoleLine: View {
  /// The most characters that are laid out, which takes time for each.
  static let limit = 2_000

  let text: String
  var isCode = false

  var body: some View {
    let line = Text(verbatim: ConsoleText.beginning(of: text, upTo: Self.limit))
    (isCode ? line.font(.caption).monospaced() : line)
      .selectable()
  }
}
