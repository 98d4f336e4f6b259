import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct SheetModifierTests {
  private let sheet = SheetContext()

  @Test func `shows a view, and the next one when it is dismissed`() async {
    let host = HeadlessHost(Text("Photos").sheet(sheet))
    let first = sheet.present { Text("First") }
    sheet.present { Text("Second") }
    #expect(host.sheet?.texts == ["First"])
    host.dismiss()
    #expect(await first.answer == .dismissed)
    await host.wait { host.sheet?.texts == ["Second"] }
    host.dismiss()
    await host.wait { sheet.current == nil && host.screens.count == 1 }
  }

  @Test func `closes from inside`() async throws {
    let host = HeadlessHost(Text("Photos").sheet(sheet))
    let handle = sheet.present { Details() }
    try host.tap("Close")
    #expect(host.sheet == nil)
    #expect(await handle.answer == .dismissed)
  }

  @Test func `closes from outside, also before it was up`() async {
    let host = HeadlessHost(Text("Photos").sheet(sheet))
    sheet.present { Text("First") }
    #expect(host.sheet != nil)
    sheet.dismiss()
    await host.wait { host.sheet == nil }
    let second = sheet.present { Text("Second") }
    sheet.dismiss()
    #expect(await second.answer == .dismissed)
    sheet.present { Text("Third") }
    await host.wait { host.sheet?.texts == ["Third"] }
  }

  @Test func `keeps nothing of a sheet in the one that replaces it`() async throws {
    let host = HeadlessHost(Text("Photos").sheet(sheet))
    let first = sheet.present { Details() }
    try host.tap("Count")
    #expect(host.sheet?.texts.contains("1") == true)
    sheet.present(whenBusy: .replace) { Details() }
    #expect(await first.answer == .replaced)
    await host.wait { host.sheet != nil }
    #expect(host.sheet?.texts.contains("0") == true)
  }

  @Test func `has the environment of the view that presents it`() {
    let alert = AlertContext()
    let host = HeadlessHost(Text("Photos").sheet(sheet).environment(alert))
    sheet.present { AlertingView() }
    #expect(throws: Never.self) { try host.tap("Alert") }
    #expect(alert.item?.title == "From the sheet")
  }

  @Test func `ends when the view that shows it goes away, and goes on with another`() async {
    let host = HeadlessHost(Text("Photos").sheet(sheet))
    sheet.present { Text("First") }
    #expect(host.sheet != nil)
    host.close()
    let another = HeadlessHost(Text("Photos").sheet(sheet))
    await another.wait { another.sheet?.texts == ["First"] }
  }

  @Test func `shows covers the same way`() async throws {
    let cover = FullScreenCoverContext()
    let host = HeadlessHost(Text("Photos").fullScreenCover(cover))
    let first = cover.present { Details() }
    cover.present { Text("Second") }
    #expect(host.screen.kind == .fullScreenCover)
    try host.tap("Close")
    #expect(await first.answer == .dismissed)
    await host.wait { host.screen.texts == ["Second"] }
  }
}

private struct Details: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
      Button("Close") { dismiss() }
    }
  }
}

private struct AlertingView: View {
  @Environment(AlertContext.self) private var alert

  var body: some View {
    Button("Alert") { alert.present(AlertContent(title: "From the sheet")) }
  }
}
