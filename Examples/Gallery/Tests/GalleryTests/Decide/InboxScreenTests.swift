import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct InboxScreenTests {
  private let host = HeadlessHost(InboxScreen().environment(\.errorClock, ManualClock()))

  @Test func `three toasts interrupt, and all other problems wait in the inbox`() async throws {
    try await fail()
    for part in SyncPart.allCases.prefix(3) {
      await host.wait { host.shows(part.title) }
      try host.tap("Close")
    }
    await host.wait { !host.has("Close") }
    #expect(host.value(of: "Not seen yet") == "5")
    #expect(host.value(of: "Synchronized") == "0 of 8")
  }

  @Test func `the answer to an action takes its problem out of the inbox`() async throws {
    try await fail()
    for part in SyncPart.allCases.prefix(3) {
      await host.wait { host.shows(part.title) }
      try host.tap("Close")
    }
    await host.wait { !host.has("Close") }
    try host.tap("Synchronize Passwords")
    await host.wait { host.shows(SyncPart.passwords.title) }
    #expect(host.value(of: "Problems in the inbox") == "4")
  }

  @Test func `the list tries one problem or all of them again`() async throws {
    try await fail()
    try host.screen.turn("The server is down", on: false)
    try host.tap("5 new problems")
    await host.wait { host.sheet != nil && host.has("Try All Again (5)") }
    try host.tap("Try Again")
    await host.wait { !host.shows(SyncPart.passwords.title) }
    #expect(host.screen.texts.count { $0 == "Clear" } == 4)
    try host.tap("Try All Again (4)")
    await host.wait { host.shows("No Problems") }
    try host.tap("Close")
    await host.wait { host.value(of: "Synchronized") == "5 of 8" }
    #expect(host.value(of: "Problems in the inbox") == "0")
  }

  @Test func `the list clears all problems`() async throws {
    try await fail()
    try host.tap("5 new problems")
    await host.wait { host.sheet != nil && host.has("Clear All") }
    try host.tap("Clear All")
    await host.wait { host.shows("No Problems") }
  }

  /// Synchronizes all parts while the server is down.
  private func fail() async throws {
    try host.tap("Synchronize All")
    await host.wait { host.value(of: "Problems in the inbox") == "5" }
  }
}
