import Foundation
@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct TransferTests {
  struct Saving: View {
    let journal: Journal
    var text: String? = "Hello"
    @State private var isSaving = false
    var body: some View {
      Button("Save As") { isSaving = true }
        .fileExporter(isPresented: $isSaving, item: text, defaultFilename: "hello.txt") { result in
          switch result {
          case .success(let url): journal.note("saved \(url.lastPathComponent)")
          case .failure: journal.note("failed")
          }
        } onCancellation: {
          journal.note("cancelled")
        }
    }
  }

  @Test func `a file exporter suggests a name and writes the item to the chosen file`() throws {
    let journal = Journal()
    let host = HeadlessHost(Saving(journal: journal))
    try host.tap("Save As")
    let field = try #require(host.screen.fields.first)
    #expect(field.text.hasSuffix("/hello.txt"))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    field.type(file.path)
    try host.tap("Save")
    #expect(host.screen.kind == .window)
    #expect(journal.entries == ["saved \(file.lastPathComponent)"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
  }

  @Test func `a file exporter reports a failure to write`() throws {
    let journal = Journal()
    let host = HeadlessHost(Saving(journal: journal))
    try host.tap("Save As")
    host.screen.fields.first?.type("/nowhere/at/all.txt")
    try host.tap("Save")
    #expect(journal.entries == ["failed"])
  }

  @Test func `dismissing a file exporter reports a cancellation`() throws {
    let journal = Journal()
    let host = HeadlessHost(Saving(journal: journal))
    try host.tap("Save As")
    try host.tap("Cancel")
    #expect(journal.entries == ["cancelled"])
    try host.tap("Save As")
    host.dismiss()
    #expect(journal.entries == ["cancelled", "cancelled"])
  }

  @Test func `a share link presents the share interface, which copies the item`() throws {
    let host = HeadlessHost(ShareLink(item: "Hello", subject: Text("A Greeting")))
    try host.tap("Share…")
    #expect(host.screen.kind == .confirmationDialog)
    #expect(host.screen.title == "A Greeting")
    NSPasteboard.general.clearContents()
    try host.tap("Copy")
    #expect(NSPasteboard.general.string(forType: .string) == "Hello")
    #expect(host.screen.kind == .window)
  }

  @Test func `the clipboard publishes a text to the desktop and is empty after clearing`() {
    let board = NSPasteboard.general
    var published: [String] = []
    let publish = board.publish
    defer { board.publish = publish }
    board.publish = { published.append($0) }
    board.setString("Hello", forType: .string)
    #expect(published == ["Hello"])
    #expect(board.clearContents() == board.clearContents() - 1)
    #expect(board.string(forType: .string) == nil)
  }
}
