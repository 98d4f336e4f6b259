import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SignInScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(SignInScreen().errorRouter(router))
  }

  @Test func `one sign-in serves all requests, and each runs again once`() async throws {
    #expect(answers == ["Not sent yet", "Not sent yet", "Not sent yet"])
    try await sendAll()
    #expect(answers.allSatisfy { $0 == "401, waits for the sign-in" })
    try host.tap("Sign In")
    await host.wait { answers.allSatisfy { $0 == "401, then 200" } }
    await host.wait { host.screens.map(\.kind) == [.window] }
    #expect(host.value(of: "Sign-in sheets") == "1")
    #expect(router.journal.counts.byOutcome == [.repaired: 1, .coalesced: 2])
  }

  @Test func `cancelling the sign-in ends all requests with one outcome`() async throws {
    try await sendAll()
    try host.tap("Not Now")
    await host.wait { answers.allSatisfy { $0 == "401, not sent again" } }
    await host.wait { host.screens.map(\.kind) == [.window] }
    #expect(host.value(of: "Sign-in sheets") == "1")
    #expect(router.journal.counts.byOutcome == [.handled: 1, .coalesced: 2])
  }

  @Test func `requests need another sign-in only after a sign-out`() async throws {
    try await sendAll()
    try host.tap("Sign In")
    await host.wait { canSend && answers.allSatisfy { $0 == "401, then 200" } }
    try host.tap("Send")
    await host.wait { canSend && answers.allSatisfy { $0 == "200" } }
    #expect(host.value(of: "Sign-in sheets") == "1")
    try host.tap("Sign Out")
    try await sendAll()
    try host.tap("Not Now")
    await host.wait { canSend && host.value(of: "Sign-in sheets") == "2" }
  }

  /// The answer to each request.
  private var answers: [String] {
    let texts = host.screens[0].texts
    return ["Orders", "Invoices", "Messages"].compactMap { request in
      texts.firstIndex(of: request).map { texts[$0 + 1] }
    }
  }

  /// Whether the button that sends the requests is visible and enabled.
  private var canSend: Bool { host.screen.buttons.contains { $0.title == "Send" && $0.isEnabled } }

  /// Sends all requests, and waits until all of them wait for the sign-in.
  private func sendAll() async throws {
    try host.tap("Send")
    await host.wait {
      host.sheet != nil && answers.allSatisfy { $0 == "401, waits for the sign-in" }
    }
    await router.journal.wait { $0.pending == 1 && $0.reported.isMultiple(of: 3) }
  }
}
