import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct OverSheetsScreenTests {
  private let clock = ManualClock()
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(
      OverSheetsScreen().errorRouter(ErrorRouter(policy: .gallery, clock: clock)))
  }

  /// Answers the current alert, and waits until the journal contains the answer.
  private func answer(_ button: String) async throws {
    try host.tap(button)
    await host.wait { host.screens[0].texts.contains("Answered with “\(button)”") }
  }

  @Test func `presents an alert over a sheet, and over a cover above the sheet`() async throws {
    try host.tap("Open Draft")
    try host.tap("Attach File")
    await host.wait { host.alert != nil }
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try await answer("OK")
    try host.tap("Preview")
    try host.tap("Print")
    await host.wait { host.alert != nil }
    #expect(host.screens.map(\.kind) == [.window, .sheet, .fullScreenCover, .alert])
    try await answer("Cancel")
    try host.tap("Close")
    try host.tap("Close")
    await host.wait { host.screens.count == 1 }
  }

  @Test(arguments: [("Edit Profile", "Save and Close"), ("Write Feedback", "Send and Close")])
  func `presents the failure of a sheet's button after the sheet is dismissed`(
    open: String, close: String
  ) async throws {
    try host.tap(open)
    try host.tap(close)
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    #expect(host.alert?.message.isEmpty == false)
    try await answer(try #require(host.alert?.buttons.last?.title))
  }

  @Test func `an alert moves to the window when its sheet is dismissed`() async throws {
    try host.tap("Open Offer")
    try host.tap("Order")
    await host.wait { host.screens.map(\.kind) == [.window, .sheet, .alert] }
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(by: .seconds(1))
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    #expect(host.screens[0].texts.contains("None yet"))
    try await answer("Cancel")
  }

  @Test func `an offer that ends closes no other sheet`() async throws {
    try host.tap("Open Offer")
    try host.tap("Order")
    await host.wait { host.alert != nil }
    await clock.waitForSleeper(until: .seconds(1))
    try await answer("Cancel")
    try host.tap("Close")
    await host.wait { host.screens.count == 1 }
    try host.tap("Edit Profile")
    await host.wait { host.screens.count == 2 }
    await clock.advance(by: .seconds(1))
    #expect(host.screens.map(\.kind) == [.window, .sheet])
  }

  @Test func `counts the reported and the pending errors`() async throws {
    try host.tap("Edit Profile")
    try host.tap("Save and Close")
    await host.wait { host.alert != nil }
    await host.wait { host.screens[0].texts.count { $0 == "1" } == 2 }
    try await answer(try #require(host.alert?.buttons.last?.title))
    await host.wait { host.shows("0") }
  }
}
