@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite struct AlertsScreenTests {
  @Test(arguments: DismissalOrder.allCases)
  func `deletes the draft only after confirmation`(order: DismissalOrder) async throws {
    let host = HeadlessHost(AlertsScreen(), behavior: .answering(order))
    try host.tap("Delete Draft…")
    #expect(host.alert?.title == "Delete this draft?")
    #expect(host.alert?.buttons.map(\.title) == ["Delete Draft", "Cancel"])
    #expect(host.alert?.buttons.first?.role == .destructive)
    try host.tap("Cancel")
    #expect(host.shows("Nothing yet"))
    try host.tap("Delete Draft…")
    await host.wait { host.alert != nil }
    try host.tap("Delete Draft")
    #expect(!host.shows("Nothing yet"))
  }

  @Test(arguments: DismissalOrder.allCases)
  func `an alert's button can present another alert`(order: DismissalOrder) async throws {
    let host = HeadlessHost(AlertsScreen(), behavior: .answering(order))
    try host.tap("Check Backup")
    try host.tap("Tell Me More")
    await host.wait { host.alert?.title == "A backup every day" }
    try host.tap("OK")
    #expect(host.alert == nil)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `presents three alerts one after another`(order: DismissalOrder) async throws {
    let host = HeadlessHost(AlertsScreen(), behavior: .answering(order))
    try host.tap("Show Three")
    for number in 1...3 {
      await host.wait { host.alert?.title == "Message \(number) of 3" }
      try host.tap("OK")
    }
    #expect(host.alert == nil)
  }

  @Test func `presents an urgent alert before the waiting ones`() async throws {
    let host = HeadlessHost(AlertsScreen())
    try host.tap("Show Urgent")
    for title in ["First message", "Urgent message", "Second message"] {
      await host.wait { host.alert?.title == title }
      try host.tap("OK")
    }
  }

  @Test func `a new alert replaces an outdated one`() async throws {
    let host = HeadlessHost(AlertsScreen())
    try host.tap("Replace")
    await host.wait { host.alert?.title == "Copied" }
    try host.tap("OK")
    #expect(host.alert == nil)
  }

  @Test func `offers the formats in a dialog`() throws {
    let host = HeadlessHost(AlertsScreen())
    try host.tap("Export…")
    #expect(host.screen.kind == .confirmationDialog)
    #expect(host.screen.title == "Export as")
    #expect(host.screen.buttons.map(\.title) == ["PDF", "Plain Text", "Cancel"])
    try host.tap("PDF")
    #expect(host.shows("PDF"))
  }
}
