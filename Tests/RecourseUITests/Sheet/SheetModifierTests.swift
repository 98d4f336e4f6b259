import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SheetModifierTests {
  private let sheet = SheetContext()

  @Test(arguments: SystemBehavior.named)
  func `presents a view, and the next one after its dismissal`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Photos").sheet(sheet) }
    let first = sheet.present { Text("First") }
    sheet.present { Text("Second") }
    await window.wait { window.sheet?.texts == ["First"] }
    await window.dismiss()
    #expect(await window.answer(of: first) == .dismissed)
    await window.wait { window.sheet?.texts == ["Second"] }
    await window.dismiss()
    await window.wait { sheet.current == nil && window.isBare }
  }

  @Test(arguments: SystemBehavior.named)
  func `the content can dismiss its sheet`(_ behavior: SystemBehavior) async throws {
    let window = HostedWindow(behavior) { Text("Photos").sheet(sheet) }
    let handle = sheet.present { Details() }
    try await window.tap("Close")
    #expect(await window.answer(of: handle) == .dismissed)
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: Platform.all)
  func `the context dismisses a sheet, even before it has appeared`(_ platform: Platform) async {
    let window = HostedWindow(on: platform) { Text("Photos").sheet(sheet) }
    sheet.present { Text("First") }
    await window.wait { window.sheet != nil }
    sheet.dismiss()
    await window.wait { window.isBare }
    let second = sheet.present { Text("Second") }
    sheet.dismiss()
    #expect(await window.answer(of: second) == .dismissed)
    sheet.present { Text("Third") }
    await window.wait { window.sheet?.texts == ["Third"] }
  }

  @Test(arguments: Platform.all)
  func `a sheet without content stays until it is closed, and alerts appear over it`(
    _ platform: Platform
  ) async throws {
    let alert = AlertContext()
    let window = HostedWindow(on: platform) { Text("Photos").sheet(sheet).alert(alert) }
    let handle = sheet.present { EmptyView() }
    await window.wait { window.sheet != nil }
    await window.pass(.seconds(10))
    #expect(window.kinds == [.window, .sheet])
    alert.present(AlertContent(title: "Above"))
    await window.waitForAlert("Above")
    #expect(window.kinds == [.window, .sheet, .alert])
    try await window.tap("OK")
    await window.wait { window.kinds == [.window, .sheet] }
    await window.dismiss()
    #expect(await window.answer(of: handle) == .dismissed)
    await window.wait { window.isBare }
  }

  @Test(arguments: SystemBehavior.named)
  func `a sheet that replaces another keeps no state of the other`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior) { Text("Photos").sheet(sheet) }
    let first = sheet.present { Details() }
    try await window.tap("Count")
    await window.wait { window.sheet?.texts.contains("1") == true }
    sheet.present(whenBusy: .replace) { Details() }
    #expect(await window.answer(of: first) == .replaced)
    await window.wait { window.sheet?.texts.contains("0") == true }
  }

  @Test(arguments: SystemBehavior.named)
  func `inherits the environment of the presenting view`(
    _ behavior: SystemBehavior
  ) async throws {
    let alert = AlertContext()
    let window = HostedWindow(behavior) { Text("Photos").sheet(sheet).environment(alert) }
    sheet.present { AlertingView() }
    try await window.tap("Alert")
    #expect(alert.item?.title == "From the sheet")
  }

  @Test(arguments: SystemBehavior.named)
  func `moves to another view when the presenting view disappears`(
    _ behavior: SystemBehavior
  ) async {
    let window = HostedWindow(behavior) { Text("Photos").sheet(sheet) }
    sheet.present { Text("First") }
    await window.wait { window.sheet != nil }
    window.host.close()
    let another = HostedWindow(behavior, clock: window.clock) { Text("Photos").sheet(sheet) }
    await another.wait { another.sheet?.texts == ["First"] }
  }

  @Test(arguments: SystemBehavior.named)
  func `presents covers in the same way`(_ behavior: SystemBehavior) async throws {
    let cover = SheetContext()
    let window = HostedWindow(behavior) { Text("Photos").fullScreenCover(cover) }
    let first = cover.present { Details() }
    cover.present { Text("Second") }
    await window.wait { window.cover != nil }
    try await window.tap("Close")
    #expect(await window.answer(of: first) == .dismissed)
    await window.wait { window.cover?.texts == ["Second"] }
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
