import RecourseUI
import SwiftUI

/// A name and its value, side by side.
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

/// A section of texts under a title.
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
      ConsoleLines(count: lines.count, page: ConsoleDetail.page, isCode: isCode) { lines[$0] }
    } header: {
      Text(verbatim: title)
    }
  }
}
