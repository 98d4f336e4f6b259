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
      sheet.present { [title, code] in
        CodeSheet(title: title, excerpts: code.excerpts, files: code.files)
      }
    }
    .buttonStyle(.borderless)
    .help("Show Code")
    .sheet(sheet)
  }
}

/// The lines behind a capability and then the whole files, to read and to copy.
private struct CodeSheet: View {
  let title: String
  let excerpts: [ShownCode.Excerpt]
  let files: [SourceFile]
  /// The title of the button that was pressed last.
  @State private var copied: String?

  var body: some View {
    SheetForm(title) {
      ForEach(excerpts) { excerpt in
        let isFirst = excerpts.first { $0.path == excerpt.path }?.id == excerpt.id
        CodeText(path: isFirst ? excerpt.path : nil, text: excerpt.text)
      }
      CopyButton(
        title: "Copy", text: excerpts.map(\.text).joined(separator: "\n\n"), copied: $copied)
      ForEach(files, id: \.path) { file in
        CodeText(path: "All of \(file.path)", text: file.text)
        CopyButton(title: "Copy \(file.name)", text: file.text, copied: $copied)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Lines of code, which wrap, below their path.
private struct CodeText: View {
  let path: String?
  let text: String

  var body: some View {
    VStack(alignment: .leading) {
      if let path { Text(path).font(.caption) }
      Text(text).font(.callout).monospaced().selectable()
    }
  }
}

/// A button that copies a text and says so; there is none on systems without a clipboard.
private struct CopyButton: View {
  let title: String
  let text: String
  @Binding var copied: String?

  var body: some View {
    #if !os(tvOS) && !os(watchOS)
      Button(copied == title ? "Copied" : title) {
        Clipboard.set(text)
        copied = title
      }
    #endif
  }
}
