import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct BannerModifierTests {
  private let banner = ToastContext()
  private let toast = ToastContext()
  private let clock = ManualClock()
  private let announced = AnnouncementLog()
  private let host: HeadlessHost

  init() {
    let (banner, toast, clock, announced) = (banner, toast, clock, announced)
    host = HeadlessHost(
      CountingButton().banner(banner).toast(toast)
        .environment(\.errorClock, clock)
        .environment(\.announce) { announced.texts.append($0.text) })
  }

  @Test func `stays above the content until it is dismissed, whatever its duration`() async {
    let handle = banner.present(
      ToastContent(title: "You’re offline", severity: .warning, duration: .after(.seconds(1))))
    #expect(host.screen.texts == ["You’re offline", "Add 0", "Add"])
    // The toast is newer: when its timer runs, a timer of the banner would run, too.
    toast.present(ToastContent(title: "Saved"))
    #expect(host.screen.texts == ["You’re offline", "Add 0", "Add", "Saved"])
    await clock.waitForSleeper(until: .seconds(4))
    #expect(clock.sleepers == 1)
    await clock.advance(to: .seconds(4))
    await host.wait { host.screen.texts == ["You’re offline", "Add 0", "Add"] }
    #expect(announced.texts == ["You’re offline", "Saved"])
    handle.dismiss()
    #expect(await handle.answer == .dismissed)
    #expect(host.screen.texts == ["Add 0", "Add"])
  }

  @Test func `the user dismisses it with the Close button or by a swipe up`() async throws {
    let first = banner.present(ToastContent(title: "1"))
    let second = banner.present(ToastContent(title: "2"))
    try host.tap("Close")
    #expect(await first.answer == .dismissed)
    await host.wait { host.screen.texts.first == "2" }
    try host.screen.drag("2", by: CGSize(width: 0, height: -60)).end()
    #expect(await second.answer == .dismissed)
    #expect(host.screen.texts == ["Add 0", "Add"])
  }

  @Test func `the content below keeps its state, and is not evaluated`() throws {
    try host.tap("Add")
    host.resetEvaluations()
    banner.present(ToastContent(title: "You’re offline"))
    #expect(host.screen.texts == ["You’re offline", "Add 1", "Add"])
    #expect(host.evaluations(of: CountingButton.self) == 0)
    banner.dismiss()
    try host.tap("Add")
    #expect(host.screen.texts == ["Add 2", "Add"])
  }

  @Test func `toasts and banners are presented at the same time`() throws {
    banner.present(ToastContent(title: "You’re offline"))
    toast.present(ToastContent(title: "Saved"))
    #expect(host.screen.texts == ["You’re offline", "Add 0", "Add", "Saved"])
  }
}
