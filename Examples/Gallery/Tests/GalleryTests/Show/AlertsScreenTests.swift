import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite struct AlertsScreenTests {
  @Test func `saving presents the alert that the changes are safe`() throws {
    let host = HeadlessHost(AlertsScreen())
    try host.tap("Save")
    #expect(host.alert?.title == "Saved")
    #expect(host.alert?.message == "Your changes are safe.")
  }

  @Test(arguments: ["Keep Both", "Replace", "Cancel"])
  func `resumes with the answer to the alert`(answer: String) async throws {
    let host = HeadlessHost(AlertsScreen())
    try host.tap("Move Report…")
    await host.wait { host.alert != nil }
    try host.tap(answer)
    await host.wait { host.value(of: "Last choice") == answer }
  }

  @Test func `a dismissed alert counts as closed without an answer`() async throws {
    let alert = AlertContext()
    let host = HeadlessHost(AlertsScreen(alert: alert))
    try host.tap("Move Report…")
    await host.wait { host.alert != nil }
    alert.dismiss()
    await host.wait { host.value(of: "Last choice") == "Dismissed without an answer" }
  }

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

  @Test(arguments: ["PDF", "Plain Text"])
  func `exports in the format that is chosen in a dialog`(format: String) throws {
    let host = HeadlessHost(AlertsScreen())
    try host.tap("Export…")
    #expect(host.screen.kind == .confirmationDialog)
    #expect(host.screen.title == "Export as")
    #expect(host.screen.buttons.map(\.title) == ["PDF", "Plain Text", "Cancel"])
    try host.tap(format)
    #expect(host.value(of: "Last choice") == format)
  }
}
