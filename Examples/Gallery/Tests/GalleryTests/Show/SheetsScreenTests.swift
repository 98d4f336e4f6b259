import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite struct SheetsScreenTests {
  private let host = HeadlessHost(SheetsScreen())

  @Test func `a sheet's content can dismiss the sheet`() async throws {
    try host.tap("Show Details")
    #expect(host.sheet?.title == "Details")
    try host.tap("Close")
    #expect(host.sheet == nil)
    await host.wait { host.shows("1") }
  }

  @Test func `presents the second sheet after the first is dismissed`() async throws {
    try host.tap("Show Two")
    #expect(host.sheet?.title == "First Sheet")
    #expect(host.screens.count == 2)
    try host.tap("Close")
    await host.wait { host.sheet?.title == "Second Sheet" }
    host.dismiss()
    await host.wait { host.shows("2") }
  }

  @Test func `a cover takes the whole window`() throws {
    try host.tap("Show Cover")
    #expect(host.screen.kind == .fullScreenCover)
    try host.tap("Close")
    #expect(host.screen.kind == .window)
  }

  @Test func `presents an alert over the sheet whose content failed`() async throws {
    try host.tap("Edit Notes")
    try host.screen.type("Milk", into: "Notes")
    try host.tap("Open Last Notes")
    await host.wait { host.alert != nil }
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try host.tap("OK")
    #expect(host.sheet?.fields.map(\.text) == ["Milk"])
  }

  @Test func `presents an error in a sheet with its whole description`() async throws {
    let host = HeadlessHost(SheetsScreen().errorRouter(ErrorRouter()))
    try host.tap("Show Conflict")
    await host.wait { host.screens.count > 1 }
    #expect(host.screens.map(\.kind) == [.window, .sheet])
    let texts = host.sheet?.texts.joined(separator: "\n") ?? ""
    #expect(texts.contains("“Notes on the Engine” was changed twice"))
    #expect(texts.contains("Open both, and keep what you need of each."))
    #expect(texts.contains("Support code: "))
  }
}
