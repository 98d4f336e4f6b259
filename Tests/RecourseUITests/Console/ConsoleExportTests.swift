import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import RecourseConsole  // The size of a page is internal.
@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConsoleExportTests {
  private let journal = ErrorJournal()
  private let clock = ManualClock()

  @Test func `a full journal's export opens as short texts, and more on demand`() async throws {
    journal.reportEach(1...600, as: .logged)
    let window = try await export()
    let paragraphs = journal.export().paragraphs
    #expect(paragraphs.count == 501)
    let page = ConsoleModel.page
    #expect(window.screen.texts.contains(paragraphs[page - 1]))
    #expect(!window.screen.texts.contains(paragraphs[page]))
    #expect(window.screen.texts.allSatisfy { $0.count <= ConsoleLine.limit })
    try await window.tap("Show More (\(paragraphs.count - page))")
    #expect(window.screen.texts.contains(paragraphs[page]))
    #expect(window.screen.texts.contains("Show More (\(paragraphs.count - 2 * page))"))
  }

  @Test(arguments: SystemBehavior.named)
  func `Copy puts the complete export on the pasteboard`(_ behavior: SystemBehavior) async throws {
    journal.reportEach(1...100, as: .logged)
    let window = try await export(behavior)
    let text = try #require(journal.exportedText)
    NSPasteboard.general.clearContents()
    try await window.tap("Copy")
    #expect(withoutDate(NSPasteboard.general.string(forType: .string)) == text)
    #expect(window.screen.buttons.contains { $0.title == "Copied" })
  }

  @Test(arguments: SystemBehavior.named)
  func `sharing passes on the complete export`(_ behavior: SystemBehavior) async throws {
    journal.reportEach(1...100, as: .logged)
    let window = try await export(behavior)
    try await window.tap("Share…")
    await window.wait { window.dialog != nil }
    NSPasteboard.general.clearContents()
    try await window.tap("Copy")
    await window.wait { withoutDate(NSPasteboard.general.string(forType: .string)) != nil }
    #expect(withoutDate(NSPasteboard.general.string(forType: .string)) == journal.exportedText)
  }

  @Test(arguments: SystemBehavior.named)
  func `saving writes the complete export to the file`(_ behavior: SystemBehavior) async throws {
    journal.reportEach(1...100, as: .logged)
    let folder = try TemporaryFolder()
    let window = try await export(behavior)
    try await save(to: folder.url.appendingPathComponent("errors.txt"), in: window)
    await window.wait { window.sheet?.title == "Export" }
    let saved = try String(
      contentsOf: folder.url.appendingPathComponent("errors.txt"), encoding: .utf8)
    #expect(withoutDate(saved) == journal.exportedText)
    #expect(window.alert == nil)
  }

  @Test(arguments: SystemBehavior.named)
  func `a failed save alerts and keeps the export open`(_ behavior: SystemBehavior) async throws {
    journal.report(1)
    let folder = try TemporaryFolder()
    let window = try await export(behavior)
    try await save(to: folder.url.appendingPathComponent("missing/errors.txt"), in: window)
    await window.wait { window.alert != nil }
    #expect(window.alert?.title.isEmpty == false)
    try await window.tap("OK")
    await window.rest()
    #expect(window.sheet?.title == "Export")
  }

  @Test(arguments: SystemBehavior.named)
  func `cancelling the save dialog leaves the export open, without an alert`(
    _ behavior: SystemBehavior
  ) async throws {
    journal.report(1)
    let window = try await export(behavior)
    try await window.tap("Save…")
    await window.wait { window.sheet?.title == "Save" }
    try await window.tap("Cancel")
    await window.rest()
    #expect(window.alert == nil)
    #expect(window.sheet?.title == "Export")
  }

  @Test func `a private text over the limit is truncated, with its full length`() {
    let text = String(repeating: "Ä long story. ", count: 100_000)
    let beginning = ConsoleText.beginning(of: text, upTo: 20)
    #expect(beginning == "Ä long story. Ä long… (1400000 characters)")
    #expect(ConsoleText.beginning(of: "Short", upTo: 5) == "Short")
  }

  private func export(_ behavior: SystemBehavior = .immediate) async throws -> HostedWindow {
    let window = HostedWindow(behavior, clock: clock) { ErrorConsole(journal) }
    try await window.tap("Export")
    await window.wait { window.sheet?.title == "Export" }
    return window
  }

  private func save(to file: URL, in window: HostedWindow) async throws {
    try await window.tap("Save…")
    await window.wait { window.sheet?.title == "Save" }
    try window.screen.type(file.path, into: "File")
    try await window.tap("Save")
  }
}

/// Returns the text of an export without its leading date.
private func withoutDate(_ text: String?) -> String? {
  text.map { String($0.drop { $0 != " " }) }
}

extension ErrorJournal {
  fileprivate var exportedText: String? { withoutDate(export().text) }
}

/// A folder that is removed when the test ends.
private final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
