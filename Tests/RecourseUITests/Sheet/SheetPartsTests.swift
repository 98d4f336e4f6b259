import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Sheets whose content is several views, which appear and disappear each on their own.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct SheetPartsTests {
  private let sheet = SheetContext()
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  private func makeHost() -> HeadlessHost {
    let host = HeadlessHost(Text("Photos").sheet(sheet).errorRouter(router))
    sheet.present { Parts { $0 } }
    return host
  }

  @Test(arguments: ["First", "Second", "Exchange"])
  func `errors are shown over a sheet of which a part has gone`(part: String) async throws {
    let host = makeHost()
    await host.wait { host.sheet != nil }
    if part == "Exchange" { try host.tap("Second") }
    try host.tap(part)
    router.report(CartError.declined)
    await host.wait { host.alert != nil }
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try host.tap("OK")
    await router.journal.wait { $0.byOutcome == [.presented: 1] }
  }

  @Test(arguments: ["First", "Exchange"])
  func `an alert from below waits for a sheet of which a part has gone`(part: String) async throws {
    let alert = AlertContext()
    let host = HeadlessHost(Text("Photos").alert(alert).sheet(sheet).errorRouter(router))
    sheet.present { Parts { $0 } }
    await host.wait { host.sheet != nil }
    if part == "Exchange" { try host.tap("Second") }
    try host.tap(part)
    let handle = alert.present(AlertContent(title: "Saved"))
    await Task {}.value
    #expect(host.screens.map(\.kind) == [.window, .sheet])
    #expect(host.heldBackCount == 0)
    host.dismiss()
    await host.wait { host.alert?.title == "Saved" }
    host.dismiss()
    _ = await handle.answer
    #expect(host.screens.count == 1)
  }

  @Test func `a sheet moves to another view only when the last part of its own has gone`()
    async throws
  {
    var appearances = 0
    let host = HeadlessHost(
      VStack {
        Text("below").sheet(sheet)
        Parts { $0.sheet(sheet) }
      })
    sheet.present { Text("Sheet").onAppear { appearances += 1 } }
    await host.wait { host.sheet != nil }
    try host.screens.first?.tap("First")
    try host.screens.first?.tap("Exchange")
    for _ in 1...5 { await Task {}.value }
    #expect(host.sheet?.texts == ["Sheet"])
    #expect(appearances == 1)
    try host.screens.first?.tap("First")
    await host.wait { appearances == 2 }
    #expect(host.sheet?.texts == ["Sheet"])
  }

  @Test func `a sheet of several views ends once, and the next one comes`() async throws {
    let host = makeHost()
    await host.wait { host.sheet != nil }
    try host.tap("First")
    try host.tap("First")
    let next = sheet.present { Text("Next") }
    host.dismiss()
    await host.wait { host.sheet?.texts == ["Next"] }
    host.dismiss()
    #expect(await next.answer == .dismissed)
    await host.wait { sheet.current == nil && host.screens.count == 1 }
  }
}
