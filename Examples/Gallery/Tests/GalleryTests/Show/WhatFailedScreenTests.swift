import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct WhatFailedScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(WhatFailedScreen().errorRouter(router))
  }

  @Test(arguments: [
    ("Save", "The invoice couldn’t be saved"), ("Open", "The notes can’t be opened"),
    ("Send", "The message couldn’t be sent"),
  ])
  func `an alert with a title names the operation above the error's own words`(
    button: String, operation: String
  ) async throws {
    let plain = try await alert(after: button)
    let named = try await alert(after: "\(button) with a Title")
    #expect(named.title == operation)
    #expect(named.message == "\(plain.title)\n\(plain.message)")
  }

  @Test func `failures of one operation are one banner that lists the errors`() async throws {
    try host.tap("Upload Five Photos")
    await router.journal.wait { $0.reported == 5 }
    await host.wait { host.screen.texts.contains { $0.count(where: \.isNewline) == 4 } }
    // The number beside the button is that of the operations that can run again, or none.
    let runs = try #require((2...5).first { host.has("Try All Again (\($0))") })
    #expect((2...5).allSatisfy { !host.shows("×\($0)") || $0 == runs })
    let titles = [
      "Can’t connect to the server", "The connection was lost", "The answer can’t be used",
      "Access isn’t allowed", "The file can’t be found",
    ]
    let text = host.screen.texts.first { $0.contains("\n") }
    #expect(text.map { Set($0.split(separator: "\n").map(String.init)) } == Set(titles))
    #expect(host.screen.texts.count { $0 == "The photos couldn’t be uploaded" } == 1)
  }

  @Test func `the alert contains the number of automatic attempts`() async throws {
    let alert = try await alert(after: "Synchronize")
    #expect(alert.title == "The calendar couldn’t be synchronized")
    #expect(alert.message.hasSuffix("\nTried 3 times."))
  }

  @Test func `details and breadcrumbs are in the export, and never in the alert`() async throws {
    let alert = try await alert(after: "Pay")
    let situation = ["screen: What Failed", "Opened the cart", "Pressed Pay"]
    for words in situation { #expect(!"\(alert.title)\n\(alert.message)".contains(words)) }
    try host.tap("Show Export")
    await host.wait { host.sheet?.title == "Export" }
    let export = host.screen.texts.joined(separator: "\n")
    for words in situation { #expect(export.contains(words)) }
  }

  /// Presses a button, and dismisses the alert that appears.
  private func alert(after button: String) async throws -> (title: String, message: String) {
    try host.tap(button)
    await host.wait { host.alert != nil }
    let alert = try #require(host.alert)
    try host.tap(host.has("Cancel") ? "Cancel" : "OK")
    await router.journal.wait { $0.pending == 0 }
    return (alert.title, alert.message)
  }
}
