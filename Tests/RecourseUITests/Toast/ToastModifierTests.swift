import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ToastModifierTests {
  private let screen = ToastHost()
  private var toast: ToastContext { screen.toast }
  private var host: HeadlessHost { screen.host }

  @Test func `shows a toast's texts, symbol, count and buttons`() {
    toast.present(
      ToastContent(
        title: "The upload failed", message: "It will be tried again.", severity: .failure,
        action: AlertAction("Try Again"), count: 7))
    #expect(
      screen.texts == ["The upload failed", "×7", "It will be tried again.", "Try Again"])
    #expect(host.screen.symbols == ["xmark.octagon.fill", "xmark"])
    #expect(host.screen.buttons.map(\.title) == ["Add", "Try Again", "Close"])
  }

  @Test func `shows no symbol for an informational toast`() {
    toast.present(ToastContent(title: "Saved"))
    #expect(host.screen.symbols == ["xmark"])
  }

  @Test func `localizes its count and the title of its Close button`() {
    let arabic = ErrorDescriber(locale: Locale(identifier: "ar_EG"))
    let host = HeadlessHost(
      Text("Photos").toast(toast).environment(\.errorDescriber, arabic))
    toast.present(ToastContent(title: "Saved", count: 7))
    #expect(host.screen.texts == ["Photos", "Saved", "×٧"])
    #expect(host.screen.buttons.map(\.title) == ["إغلاق"])
  }

  @Test func `the action answers and closes the toast`() async throws {
    var undone = 0
    let undo = AlertAction("Undo") { undone += 1 }
    let handle = toast.present(ToastContent(title: "Deleted", action: undo))
    try host.tap("Undo")
    #expect(await handle.answer == .action(undo))
    #expect(undone == 1)
    #expect(screen.texts == nil)
  }

  @Test func `an action can present the next toast`() async throws {
    let undo = AlertAction("Undo") { [toast] in toast.present(ToastContent(title: "Restored")) }
    toast.present(ToastContent(title: "Deleted", action: undo))
    try host.tap("Undo")
    await host.wait { screen.texts == ["Restored"] }
  }

  @Test func `runs the action of the latest update`() async throws {
    var taken: [String] = []
    func content(_ name: String) -> ToastContent {
      ToastContent(title: "Failed", action: AlertAction("Try Again") { taken.append(name) })
    }
    let handle = toast.present(content("first"))
    #expect(screen.texts == ["Failed", "Try Again"])
    toast.update(handle.id, item: content("both"))
    try host.tap("Try Again")
    #expect(taken == ["both"])
  }

  @Test func `the Close button dismisses the toast`() async throws {
    let handle = toast.present(ToastContent(title: "Saved"))
    try host.tap("Close")
    #expect(await handle.answer == .dismissed)
    #expect(screen.texts == nil)
  }

  @Test(arguments: [(0.0, 60.0), (60, 0), (-60, 0), (-60, 40)])
  func `a swipe to its edge or to a side dismisses the toast`(x: Double, y: Double) async throws {
    let handle = toast.present(ToastContent(title: "Saved", action: AlertAction("Undo")))
    try host.screen.drag("Saved", by: CGSize(width: x, height: y)).end()
    #expect(await handle.answer == .dismissed)
    #expect(screen.texts == nil)
  }

  @Test(arguments: [(0.0, -200.0), (0, 40), (40, 0), (0, 0)])
  func `an upward or short swipe doesn't dismiss the toast`(x: Double, y: Double) async throws {
    toast.present(ToastContent(title: "Saved"))
    try host.screen.drag("Saved", by: CGSize(width: x, height: y)).end()
    await Task.yield()
    #expect(screen.texts == ["Saved"])
  }

  @Test func `a swipe up, not down, dismisses a toast at the top edge`() async throws {
    let screen = ToastHost(edge: .top)
    let handle = screen.toast.present(ToastContent(title: "Saved"))
    try screen.host.screen.drag("Saved", by: CGSize(width: 0, height: 200)).end()
    await Task.yield()
    #expect(screen.texts == ["Saved"])
    try screen.host.screen.drag("Saved", by: CGSize(width: 0, height: -60)).end()
    #expect(await handle.answer == .dismissed)
  }

  @Test func `the content below stays usable and keeps its state`() throws {
    try host.tap("Add")
    toast.present(ToastContent(title: "Saved"))
    try host.tap("Add")
    #expect(host.screen.texts.first == "Add 2")
    #expect(host.screens.count == 1)
    toast.dismiss()
    try host.tap("Add")
    #expect(host.screen.texts.first == "Add 3")
  }

  @Test func `is announced once, and not again after an update`() async throws {
    let handle = toast.present(ToastContent(title: "Saved", message: "On this device."))
    toast.present(ToastContent(title: "Sent"))
    #expect(screen.texts == ["Saved", "On this device."])
    #expect(screen.announced.texts == ["Saved\nOn this device."])
    toast.update(handle.id, item: ToastContent(title: "Saved", count: 2))
    #expect(screen.texts == ["Saved", "×2"])
    #expect(screen.announced.texts.count == 1)
    try host.tap("Close")
    await host.wait { screen.texts == ["Sent"] }
    #expect(screen.announced.texts == ["Saved\nOn this device.", "Sent"])
  }

  @Test func `presenting, updating and dismissing evaluate only the toast`() async {
    host.resetEvaluations()
    let handle = toast.present(ToastContent(title: "Saved"))
    #expect(screen.texts == ["Saved"])
    #expect(host.evaluations(of: CountingButton.self) == 0)
    let first = host.evaluations
    host.resetEvaluations()
    toast.update(handle.id, item: ToastContent(title: "Saved", count: 2))
    #expect(screen.texts == ["Saved", "×2"])
    #expect(host.evaluations <= first)
    #expect(host.evaluations(of: CountingButton.self) == 0)
    host.resetEvaluations()
    toast.dismiss()
    #expect(await handle.answer == .dismissed)
    #expect(screen.texts == nil)
    #expect(host.evaluations(of: CountingButton.self) == 0)
    #expect(host.evaluations <= 2)
  }

  @Test(.timeLimit(.minutes(3)))
  func `evaluates no view that holds the context or could present it`() {
    let host = HeadlessHost(
      VStack { ForEach(0..<1_000, id: \.self) { _ in HoldingView(toast: toast).toast(toast) } })
    toast.present(ToastContent(title: "Warm"))
    host.resetEvaluations()
    toast.present(ToastContent(title: "Waits"))
    #expect(host.screen.texts.contains("Warm"))
    #expect(host.evaluations == 0)
    toast.dismiss()
    #expect(host.evaluations <= 2)
  }

  @Test func `an app can replace the style`() throws {
    let host = HeadlessHost(Text("Photos").toast(toast).toastStyle(ShoutingStyle()))
    toast.present(ToastContent(title: "Saved"))
    #expect(host.screen.texts == ["Photos", "SAVED", "Close"])
    try host.tap("Close")
    #expect(host.screen.texts == ["Photos"])
  }
}

private struct HoldingView: View {
  let toast: ToastContext

  var body: some View {
    Button("Save") { toast.present(ToastContent(title: "Saved")) }
  }
}

private struct ShoutingStyle: ToastStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.content.title.uppercased())
    Button("Close", action: configuration.close)
  }
}
