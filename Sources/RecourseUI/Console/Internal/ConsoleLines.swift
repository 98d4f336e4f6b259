import SwiftUI

/// Texts to select and copy, of which the first are shown, and the rest on demand.
struct ConsoleLines: View {
  let count: Int
  let page: Int
  let isCode: Bool
  private let text: (Int) -> String
  @State private var length: Int

  /// Shows texts, which are made as they are shown.
  init(count: Int, page: Int, isCode: Bool = false, text: @escaping (Int) -> String) {
    self.count = count
    self.page = page
    self.isCode = isCode
    self.text = text
    _length = State(initialValue: page)
  }

  var body: some View {
    ForEach(0..<min(length, count), id: \.self) { ConsoleLine(text: text($0), isCode: isCode) }
    if length < count {
      Button {
        length += page
      } label: {
        Text(verbatim: "Show More (\(count - length))")
      }
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
