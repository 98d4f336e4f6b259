import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct PoliciesScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(PoliciesScreen().errorRouter(router))
  }

  @Test func `shows for each error the rule that has caught it`() throws {
    #expect(disposition(of: "A declined payment") == "toast")
    try host.screen.choose("The cart, then the app")
    #expect(disposition(of: "A declined payment") == "alert")
    try host.screen.choose("background")
    #expect(disposition(of: "No connection") == "alert")
    #expect(disposition(of: "The shop is closed") == "log")
    try host.screen.choose("Release")
    #expect(disposition(of: "An unreadable answer") == "log")
  }

  @Test func `lets an error go where the policies send it`() async throws {
    try host.screen.choose("A wrong password")
    try host.tap("Report")
    await host.wait { host.alert?.title == "That’s not the password" }
    #expect(host.screens[0].texts.contains("A wrong password: pending"))
    try host.tap("OK")
    await host.wait { host.screen.texts.contains("A wrong password: presented") }
    try host.screen.choose("prefetch")
    try host.screen.choose("A full disk")
    try host.tap("Report")
    await host.wait { host.screen.texts.contains("A full disk: logged") }
  }

  @Test func `asks the module first when it reports too`() async throws {
    try host.screen.choose("The cart, then the app")
    try host.screen.choose("A declined payment")
    try host.tap("Report")
    await host.wait { host.alert?.title == "The bank has declined the payment" }
    #expect(router.journal.entries.last?.path.map(\.policy) == ["cart"])
  }

  /// What the row of an error says, before its name and after its reason.
  private func disposition(of example: String) -> String? {
    let texts = host.screen.texts
    return texts.lastIndex(of: example).map { texts[$0 + 2] }
  }
}
