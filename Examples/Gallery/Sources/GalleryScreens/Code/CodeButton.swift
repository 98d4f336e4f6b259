import RecourseUI
import SwiftUI

/// A button that shows the lines of source behind a capability.
struct CodeButton: View {
  /// The title of the capability.
  let title: String
  let code: ShownCode
  @State private var sheet = SheetContext()

  var body: some View {
    Button("Code") {
      sheet.present { [title, code] in CodeSheet(title: title, excerpts: code.excerpts) }
    }
    .buttonStyle(.borderless)
    .help("Show Code")
    .sheet(sheet)
  }
}

/// Parts of the sources, to read and to copy.
private struct CodeSheet: View {
  let title: String
  let excerpts: [ShownCode.Excerpt]
  @State private var isCopied = false

  var body: some View {
    SheetForm(title) {
      ForEach(excerpts) { excerpt in
        VStack(alignment: .leading) {
          if excerpts.first(where: { $0.path == excerpt.path })?.id == excerpt.id {
            Text(excerpt.path).font(.caption)
          }
          Text(excerpt.text).font(.callout).monospaced().selectable()
        }
      }
      #if !os(tvOS) && !os(watchOS)
        Button(isCopied ? "Copied" : "Copy") {
          Clipboard.set(excerpts.map(\.text).joined(separator: "\n\n"))
          isCopied = true
        }
      #endif
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}
