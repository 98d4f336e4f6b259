import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoadingListScreenTests {
  private let host = HeadlessHost(LoadingListScreen())

  @Test func `a failed refresh keeps the list and shows a notice`() async throws {
    await host.wait { host.shows("1041 for Ada") }
    try host.screen.choose("503 Service Unavailable")
    try await host.screen.refresh().value
    #expect(host.shows("This may be out of date."))
    #expect(host.shows("1041 for Ada"))
    try host.screen.choose("All is well")
    try host.tap("Try Again")
    await host.wait { !host.shows("This may be out of date.") }
    #expect(host.shows("1041 for Ada"))
  }

  @Test func `a failed first load shows the error in place of the list`() async throws {
    try host.screen.choose("Server unreachable")
    try host.tap("Start Over")
    await host.wait { host.has("Try Again") }
    #expect(host.shows("Can’t connect to the server"))
    #expect(!host.shows("1041 for Ada"))
    try host.screen.choose("An empty list")
    try host.tap("Try Again")
    await host.wait { host.shows("Nothing Here Yet") }
  }

  @Test func `an ended session offers to sign in, and then loads the list`() async throws {
    let router = ErrorRouter(policy: .gallery)
    let host = HeadlessHost(LoadingListScreen().errorRouter(router))
    try host.screen.choose("401 Unauthorized")
    try host.tap("Start Over")
    await host.wait { host.alert != nil }
    try host.tap("Cancel")
    await router.journal.wait { $0.pending == 0 }
    await host.wait { host.alert == nil && host.has("Sign In") }
    #expect(!host.shows("1041 for Ada"))
    try host.tap("Sign In")
    await host.wait { host.alert != nil }
    try host.tap("Sign In")
    await host.wait { host.shows("1041 for Ada") }
  }

  @Test func `shows the requests that arrived at the server`() async throws {
    await host.wait { host.shows("1041 for Ada") }
    await host.wait { host.shows("1. GET /orders") && host.shows("Answered: 200") }
    try host.screen.choose("An empty list")
    try await host.screen.refresh().value
    await host.wait { host.shows("2. GET /archive") && host.shows("Nothing Here Yet") }
  }

  @Test func `a fault affects only the selected requests`() async throws {
    await host.wait { host.shows("1041 for Ada") }
    try host.screen.choose("503 Service Unavailable")
    try host.screen.choose("Every second")
    try await host.screen.refresh().value
    #expect(!host.shows("This may be out of date."))
    try await host.screen.refresh().value
    #expect(host.shows("This may be out of date."))
  }
}
