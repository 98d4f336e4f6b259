import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PartialResultsScreenTests {
  private let router = ErrorRouter(policy: .gallery)
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(PartialResultsScreen().errorRouter(router))
  }

  @Test func `shows 18 of 20 orders, and tries only the other two again`() async throws {
    await host.wait { host.shows("18 of 20 orders") }
    #expect(host.shows("6 for customer 6"))
    #expect(!host.shows("7 for customer 7"))
    #expect(host.shows("2 of 20 couldn’t be completed"))
    #expect(!host.shows("This may be out of date."))
    #expect(host.value(of: "Order requests") == "20")
    try host.screen.turn("The server is busy with two orders", on: false)
    try host.tap("Try Again")
    await host.wait { host.shows("20 of 20 orders") }
    #expect(host.shows("7 for customer 7"))
    #expect(!host.has("Try Again"))
    #expect(host.value(of: "Order requests") == "22")
  }

  @Test func `the failures name the orders in the journal, and not on screen`() async throws {
    await host.wait { host.shows("18 of 20 orders") }
    await router.journal.wait { $0.settled == 1 }
    #expect(router.journal.export().text.contains("during: loading order 7 › sending request "))
    #expect(!host.screen.texts.contains { $0.contains("loading order") })
  }

  @Test func `a complete list stays complete when a pull brings less`() async throws {
    await host.wait { host.shows("18 of 20 orders") }
    try host.screen.turn("The server is busy with two orders", on: false)
    try host.tap("Try Again")
    await host.wait { host.shows("20 of 20 orders") }
    try host.screen.turn("The server is busy with two orders", on: true)
    try await host.screen.refresh().value
    #expect(host.shows("20 of 20 orders"))
    #expect(host.shows("2 of 20 couldn’t be completed"))
    #expect(host.shows("This may be out of date."))
  }
}
