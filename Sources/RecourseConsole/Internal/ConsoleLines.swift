import RecourseUI
import SwiftUI

/// Selectable texts, of which a first page is shown and further pages on demand.
struct ConsoleLines: View {
  let count: Int
  let page: Int
  let isCode: Bool
  private let text: (Int) -> String
  @State private var length: Int

  /// Creates the lines; each text is made when its line is shown.
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

/// A selectable text; if the text is too long, only its beginning.
struct ConsoleLine: View {
  /// The maximum number of characters to lay out, since each character costs layout time.
  static let limit = 2_000

  let text: String
  var isCode = false

  var body: some View {
    let line = Text(verbatim: ConsoleText.beginning(of: text, upTo: Self.limit))
    (isCode ? line.font(.caption).monospaced() : line)
      .selectable()
  }
}
