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
