import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ModulesScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(ModulesScreen().errorRouter(router))
  }

  @Test func `a module’s policy precedes the app’s`() async throws {
    try await open("Cart", showing: "135 €")
    try host.tap("Pay")
    await host.wait { host.alert != nil }
    #expect(host.alert?.title == "The bank has declined the payment")
    #expect(router.journal.entries.last?.path.map(\.policy) == ["cart"])
    try host.tap("OK")
    try host.screen.choose("Server unreachable")
    try host.tap("Pay")
    await host.wait { host.alert?.title == "Can’t reach the shop" }
    try host.screen.tap("Cancel")
  }

  @Test func `an error that a module handles is never presented`() async throws {
    try await open("Cart", showing: "135 €")
    try host.tap("Reserve")
    await host.wait { host.shows("Lamp was sold out") }
    #expect(host.screens.map(\.kind) == [.window])
    #expect(router.journal.counts.byOutcome == [.handled: 1])
  }

  @Test func `an error without text is presented, and its module gets the outcome`() async throws {
    try await open("Cart", showing: "135 €")
    try host.tap("Redeem")
    await router.journal.wait { $0.pending == 1 }
    #expect(router.journal.entries.last?.path.map(\.rule) == ["otherwise"])
    await host.wait { host.has("Close") }
    try host.tap("Close")
    await host.wait { host.shows("The voucher: presented") }
  }

  @Test func `all waiting operations continue after one sign-in`() async throws {
    try await open("Account", showing: "Ada Lovelace")
    try host.screen.choose("The session has expired")
    try host.tap("Count")
    await host.wait { host.sheet != nil }
    await router.journal.wait { $0.reported == 3 }
    try host.screen.type("byron", into: "Password")
    try host.tap("Sign In")
    await host.wait { host.alert?.title == "That’s not the password" }
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try host.tap("OK")
    try host.screen.type("lovelace", into: "Password")
    try host.tap("Sign In")
    await host.wait { host.shows("4 orders, 2 invoices, 7 messages") }
    #expect(host.screens.map(\.kind) == [.window])
    #expect(router.journal.counts.pending == 0)
    #expect(router.journal.counts[.coalesced] == 2)
  }

  @Test func `no operation continues without a sign-in`() async throws {
    try await open("Account", showing: "Ada Lovelace")
    try host.screen.choose("The session has expired")
    try host.tap("Count")
    await host.wait { host.sheet != nil }
    try host.tap("Not Now")
    await router.journal.wait { $0.pending == 0 && $0.reported == 3 }
    await host.wait { host.screens.map(\.kind) == [.window] }
    #expect(host.shows("Nothing counted yet"))
  }

  @Test func `a first load that needs a session restarts after the sign-in`() async throws {
    try await open("Account", showing: "Ada Lovelace")
    try host.screen.choose("The session has expired")
    try host.screen.choose("Cart")
    await host.wait { host.sheet != nil }
    try host.screen.type("lovelace", into: "Password")
    try host.tap("Sign In")
    await host.wait { host.shows("135 €") }
  }

  @Test func `a failed first load is presented inline`() async throws {
    try await open("Cart", showing: "135 €")
    try host.screen.choose("Server unreachable")
    try host.tap("Start Over")
    await host.wait { host.shows("Can’t reach the shop") && host.has("Try Again") }
    await router.journal.wait { $0.byOutcome == [.inlined: 1] }
    try host.screen.choose("All is well")
    try host.tap("Try Again")
    await host.wait { host.shows("135 €") }
  }

  @Test func `a module shows on its own that its data is outdated`() async throws {
    try await open("Account", showing: "Ada Lovelace")
    try host.screen.choose("Server unreachable")
    try host.tap("Load")
    await host.wait { host.shows("This may be out of date.") }
    #expect(router.journal.counts.byOutcome == [.handled: 1])
    try host.screen.choose("A malformed body")
    try host.tap("Load")
    await host.wait { host.alert?.title == "The shop’s response is unreadable" }
  }

  @Test func `the app presents the errors of a module without views`() async throws {
    try host.screen.choose("Synchronization")
    try host.tap("Run in Background")
    await host.wait { host.sheet != nil }
    #expect(host.shows("“Notes on the Engine” was changed twice"))
    try host.tap("OK")
    await host.wait {
      host.sheet == nil && host.shows("“Notes on the Engine” was changed twice")
        && host.shows("Uploaded")
    }
  }

  @Test func `a synchronization is retried from its banner`() async throws {
    try host.screen.choose("Synchronization")
    try host.screen.choose("503 Service Unavailable")
    try host.tap("Synchronize")
    await host.wait { host.shows("The shop is closed for a moment") }
    try host.screen.choose("All is well")
    try host.tap("Try Again")
    await host.wait { host.screens[0].texts.contains("Uploaded") && host.sheet != nil }
    #expect(!host.screens[0].texts.contains("The shop is closed for a moment"))
  }

  private func open(_ module: String, showing text: String) async throws {
    try host.screen.choose(module)
    await host.wait { host.shows(text) }
  }
}
