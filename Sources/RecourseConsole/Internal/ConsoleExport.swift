import Recourse
import RecourseUI
import SwiftUI

/// Shows the export of a journal, with actions to copy, save and share the export.
///
/// The text is split into paragraphs, because a single view for the export of a full journal would
/// lay out the complete text before showing any part of it.
struct ConsoleExport: View {
  let export: ConsoleModel.Export

  var body: some View {
    let paragraphs = export.paragraphs
    ConsoleSheet(title: "Export") {
      Section {
        ConsoleExportActions(text: export.text)
      } footer: {
        Text(verbatim: "It holds no words that could name a person, a file or an address.")
      }
      Section {
        ConsoleLines(count: paragraphs.count, page: ConsoleModel.page, isCode: true) {
          paragraphs[$0]
        }
      }
    }
  }
}

/// Copies, saves and shares a text, as far as the platform supports these actions.
struct ConsoleExportActions: View, ErrorAlerter {
  let text: String
  @State var alert = AlertContext()
  @State private var isCopied = false
  @State private var isSaving = false

  var body: some View {
    #if !os(tvOS) && !os(watchOS)
      Button(action: copy) { Text(verbatim: isCopied ? "Copied" : "Copy") }
      Button {
        isSaving = true
      } label: {
        Text(verbatim: "Save…")
      }
      .fileExporter(isPresented: $isSaving, item: text, defaultFilename: "Errors.txt") { result in
        if case .failure(let error) = result { alert(error: error) }
      }
      .alert(alert)
    #endif
    #if !os(tvOS)
      ShareLink(item: text, subject: Text(verbatim: "Errors"))
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
    private func copy() {
      Clipboard.set(text)
      isCopied = true
    }
  #endif
}
