import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct NotificationsScreenTests {
  private let host = HeadlessHost(
    NotificationsScreen().errorRouter(ErrorRouter(policy: .gallery)))

  @Test func `Try Again sends the letter while the person is away`() async throws {
    try host.tap("Send and Leave")
    await host.wait { host.value(of: "Notifications shown") == "1" }
    #expect(host.shows("The letter wasn’t sent"))
    try host.screen.turn("Network and disk are fine", on: true)
    try host.tap("Try Again")
    await host.wait { host.value(of: "Letters on their way") == "1" }
    await host.wait { host.value(of: "Notifications shown") == "0" }
    try host.screen.turn("You are in another app", on: false)
    #expect(host.screens.count == 1)
  }

  @Test func `opening the notification of a backup opens the inbox`() async throws {
    try host.tap("Back Up and Leave")
    await host.wait { host.value(of: "Notifications shown") == "1" }
    try host.tap("Open")
    await host.wait { host.screens.count == 2 }
    #expect(host.screen.texts.contains("The backup failed"))
    try host.tap("Close")
    await host.wait { host.screens.count == 1 }
    #expect(host.value(of: "Notifications shown") == "0")
  }
}
