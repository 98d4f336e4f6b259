import Foundation
import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ToastPlaceTests {
  private let toast = ToastContext()
  private let sheet = SheetContext()
  private let announced = AnnouncementLog()

  /// Opens a window that presents the toasts and the sheet.
  private func makeWindow(_ behavior: SystemBehavior = .immediate) -> HostedWindow {
    HostedWindow(behavior) {
      Text("Photos").sheet(sheet).toast(toast)
        .environment(\.announce) { [announced] in announced.texts.append($0.text) }
    }
  }

  private func presentSheet() {
    sheet.present { [toast] in Text("Details").toast(toast) }
  }

  @Test func `shows a toast that was queued before its view appeared`() {
    toast.present(ToastContent(title: "Early"))
    #expect(makeWindow().texts == ["Photos", "Early"])
  }

  @Test(arguments: SystemBehavior.named)
  func `shows a toast over a sheet whose content presents its context`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = makeWindow(behavior)
    presentSheet()
    await window.wait { window.sheet?.texts == ["Details"] }
    toast.present(ToastContent(title: "Saved"))
    await window.wait { window.host.screens.map(\.texts) == [["Photos"], ["Details", "Saved"]] }
    try await window.tap("Close")
    await window.wait { window.sheet?.texts == ["Details"] }
  }

  @Test(arguments: SystemBehavior.named)
  func `moves a toast to a new sheet and back, and announces the toast once`(
    _ behavior: SystemBehavior
  ) async {
    let window = makeWindow(behavior)
    toast.present(ToastContent(title: "Saved", duration: .untilDismissed))
    #expect(window.texts == ["Photos", "Saved"])
    presentSheet()
    await window.wait { window.host.screens.map(\.texts) == [["Photos"], ["Details", "Saved"]] }
    await window.dismiss()
    await window.wait { window.host.screens.map(\.texts) == [["Photos", "Saved"]] }
    #expect(announced.texts == ["Saved"])
  }

  @Test(arguments: SystemBehavior.named)
  func `moves to a new sheet that is declared below its context`(
    _ behavior: SystemBehavior
  ) async {
    let window = makeWindow(behavior)
    toast.present(ToastContent(title: "Saved", duration: .untilDismissed))
    sheet.present { Text("Details") }
    await window.wait { window.host.screens.map(\.texts) == [["Photos"], ["Details", "Saved"]] }
  }

  @Test(arguments: SystemBehavior.named)
  func `waits below a sheet that is declared around its context`(
    _ behavior: SystemBehavior
  ) async {
    let window = HostedWindow(behavior) { Text("Photos").toast(toast).sheet(sheet) }
    toast.present(ToastContent(title: "Saved"))
    #expect(window.texts == ["Photos", "Saved"])
    sheet.present { Text("Details") }
    await window.wait { window.host.screens.map(\.texts) == [["Photos"], ["Details"]] }
    await window.pass(.seconds(60))
    await window.dismiss()
    await window.wait { window.host.screens.map(\.texts) == [["Photos", "Saved"]] }
  }

  @Test(arguments: Platform.all)
  func `makes way for an alert, and then stays for its whole duration`(
    _ platform: Platform
  ) async throws {
    let (clock, alert) = (ManualClock(), AlertContext())
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Photos").alert(alert).toast(toast).errorRouter(ErrorRouter(clock: clock))
    }
    let handle = toast.present(ToastContent(title: "Saved"))
    await window.wait { window.texts == ["Photos", "Saved"] }
    await clock.advance(by: .seconds(3))
    alert.present(AlertContent(title: "The mail isn’t sent"))
    toast.present(ToastContent(title: "Copied"))
    await window.wait { window.alert != nil && window.texts == ["Photos"] }
    await clock.advance(by: .seconds(60))
    #expect(window.texts == ["Photos"])
    try await window.tap("OK")
    await window.wait { window.alert == nil && window.texts == ["Photos", "Saved"] }
    await clock.advance(by: .seconds(3))
    #expect(window.texts == ["Photos", "Saved"])
    await window.wait { window.texts == ["Photos", "Copied"] }
    #expect(await handle.answer == .dismissed)
  }

  @Test func `slides from its edge and fades, or only fades if motion is reduced`() throws {
    for (assistance, edge) in [(Assistance.reduceMotion, Edge?.none), ([], .bottom)] {
      let window = makeWindow()
      window.host.assistance = assistance
      toast.present(ToastContent(title: "Saved"))
      let transition = try #require(window.screen.transition(of: "Saved"))
      #expect(transition.fades)
      #expect(transition.edge == edge)
    }
  }

  @Test func `follows its view to another edge`() async throws {
    let side = Side()
    let window = HostedWindow {
      EdgedToast(side: side, toast: toast).errorRouter(ErrorRouter())
    }
    side.edge = .top
    await window.rest()
    toast.present(ToastContent(title: "Saved", duration: .untilDismissed))
    await window.wait { window.texts == ["Photos", "Saved"] }
    #expect(try #require(window.screen.transition(of: "Saved")).edge == .top)
  }

  @Test func `the action is below the text if the text is long or large`() async {
    let undo = AlertAction("Undo")
    let short = ToastContent(title: "Deleted", action: undo)
    let long = ToastContent(title: "Deleted", message: "It was the last one.", action: undo)
    for (content, size, isBelow) in [
      (short, DynamicTypeSize.xxxLarge, false), (long, .large, true),
      (short, .accessibility1, true),
    ] {
      let host = HeadlessHost(
        Text("Photos").toast(toast).environment(\.dynamicTypeSize, size))
      let handle = toast.present(content)
      await host.wait { host.screen.texts.contains("Undo") }
      #expect(host.screen.isBelow("Undo", "Deleted") == isBelow)
      handle.dismiss()
      host.close()
    }
  }
}

@MainActor @Observable
private final class Side {
  var edge = VerticalEdge.bottom
}

private struct EdgedToast: View {
  let side: Side
  let toast: ToastContext

  var body: some View {
    Text("Photos").toast(toast, edge: side.edge)
  }
}

extension Screen {
  /// Returns the transition of the view that shows a text; nil if there is none.
  @MainActor
  fileprivate func transition(of text: String) -> Element.Motion? {
    nodes(around: text).compactMap(\.element.traits.transition).first
  }

  /// Returns whether the nearest stack around two texts is vertical.
  @MainActor
  fileprivate func isBelow(_ lower: String, _ upper: String) -> Bool {
    let both = nodes(around: upper).last { node in nodes(around: lower).contains { $0 === node } }
    guard case .verticalStack? = both?.element.kind else { return false }
    return true
  }
}
