import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ToastTimeTests {
  private let screen = ToastHost()
  private var toast: ToastContext { screen.toast }
  private var host: HeadlessHost { screen.host }
  private var clock: ManualClock { screen.clock }

  @Test func `a toast is dismissed when its duration has elapsed`() async {
    let handle = toast.present(ToastContent(title: "Saved"))
    #expect(screen.texts == ["Saved"])
    #expect(await screen.goes(at: 4))
    await clock.advance(to: .seconds(3.9))
    #expect(screen.texts == ["Saved"])
    await clock.advance(to: .seconds(4))
    #expect(await handle.answer == .dismissed)
    #expect(screen.texts == nil)
    #expect(clock.sleepers == 0)
  }

  @Test func `a toast with an action has a longer duration`() async {
    toast.present(ToastContent(title: "Deleted", action: AlertAction("Undo")))
    #expect(screen.texts == ["Deleted", "Undo"])
    #expect(await screen.goes(at: 8))
  }

  @Test func `a toast stays for the duration that the app sets`() async {
    let handle = toast.present(ToastContent(title: "Copied", duration: .after(.seconds(2))))
    #expect(await screen.goes(at: 2))
    await clock.advance(to: .seconds(2))
    #expect(await handle.answer == .dismissed)
    toast.present(ToastContent(title: "Copied", duration: .untilDismissed))
    await host.wait { screen.texts == ["Copied"] }
    await clock.advance(by: .seconds(3_600))
    #expect(screen.texts == ["Copied"])
  }

  @Test func `the next toast appears after the dismissal, with its own duration`() async {
    let first = toast.present(ToastContent(title: "1"))
    let second = toast.present(ToastContent(title: "2"))
    #expect(screen.texts == ["1"])
    #expect(await screen.goes(at: 4))
    await clock.advance(to: .seconds(4))
    #expect(await first.answer == .dismissed)
    await host.wait { screen.texts == ["2"] }
    #expect(await screen.goes(at: 8))
    await clock.advance(to: .seconds(8))
    #expect(await second.answer == .dismissed)
    #expect(screen.texts == nil)
  }

  @Test(arguments: [Assistance.voiceOver, .switchControl])
  func `a toast doesn't time out while assistive technology runs`(assistance: Assistance) async {
    let handle = toast.present(ToastContent(title: "Saved"))
    #expect(screen.texts == ["Saved"])
    #expect(await screen.goes(at: 4))
    host.assistance = assistance
    #expect(clock.sleepers == 0)
    await clock.advance(by: .seconds(3_600))
    #expect(screen.texts == ["Saved"])
    host.assistance = []
    #expect(await screen.goes(at: 3_604))
    host.assistance = assistance
    #expect(clock.sleepers == 0)
    toast.dismiss()
    #expect(await handle.answer == .dismissed)
  }

  @Test func `the timer doesn't start while assistive technology runs`() async {
    host.assistance = .voiceOver
    toast.present(ToastContent(title: "Saved"))
    #expect(screen.texts == ["Saved"])
    // Tasks of the main actor run in turn, so a timer would be asleep by then.
    for _ in 0..<100 { await Task.yield() }
    #expect(clock.sleepers == 0)
  }

  @Test func `an update in place restarts the timer`() async {
    let handle = toast.present(ToastContent(title: "Failed"))
    #expect(await screen.goes(at: 4))
    await clock.advance(to: .seconds(3))
    toast.update(handle.id, item: ToastContent(title: "Failed", count: 1_200))
    await host.wait { screen.texts == ["Failed", "×1,200"] }
    #expect(await screen.goes(at: 7))
    await clock.advance(to: .seconds(6.9))
    #expect(screen.texts == ["Failed", "×1,200"])
    await clock.advance(to: .seconds(7))
    #expect(await handle.answer == .dismissed)
    #expect(screen.announced.texts == ["Failed"])
  }

  @Test func `an update to the same content restarts the timer`() async {
    let handle = toast.present(ToastContent(title: "Failed"))
    #expect(await screen.goes(at: 4))
    await clock.advance(to: .seconds(3))
    toast.update(handle.id, item: ToastContent(title: "Failed"))
    #expect(host.screen.texts.contains("Failed"))
    #expect(await screen.goes(at: 7))
  }

  @Test func `a drag stops the timer, which restarts in full when the drag ends`() async throws {
    toast.present(ToastContent(title: "Saved"))
    #expect(await screen.goes(at: 4))
    await clock.advance(to: .seconds(3))
    let drag = try host.screen.drag("Saved", by: CGSize(width: 0, height: 10))
    #expect(clock.sleepers == 0)
    await clock.advance(to: .seconds(60))
    #expect(screen.texts == ["Saved"])
    drag.cancel()
    #expect(await screen.goes(at: 64))
  }

  @Test func `closing a toast cancels its timer`() async throws {
    toast.present(ToastContent(title: "Saved"))
    #expect(await screen.goes(at: 4))
    try host.tap("Close")
    await host.wait { clock.sleepers == 0 }
    #expect(screen.texts == nil)
  }
}
