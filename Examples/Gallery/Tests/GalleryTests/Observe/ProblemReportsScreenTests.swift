import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ProblemReportsScreenTests {
  private let host = HeadlessHost(
    ProblemReportsScreen().errorRouter(ErrorRouter(policy: .gallery)))

  private func openForm() async throws {
    try host.tap("Print")
    await host.wait { host.alert != nil }
    try host.tap("Report a Problem")
    await host.wait { host.shows("Sent with your report") }
  }

  @Test func `sends the person's words with the record, and shows the record before`() async throws
  {
    try await openForm()
    let shown = host.screen.texts.joined(separator: "\n")
    #expect(shown.contains("Chose the printer"))
    #expect(shown.contains("during: printing the letter"))
    try host.screen.type("It ate my letter.", into: "What happened?")
    try host.tap("Send")
    await host.wait { host.value(of: "Problem reports received") == "1" }
    await host.wait { !host.shows("Sent with your report") }
    #expect(host.value(of: "Last words") == "It ate my letter.")
  }

  @Test func `keeps the words while support isn't reachable`() async throws {
    try host.screen.turn("Support is reachable", on: false)
    try await openForm()
    try host.screen.type("It ate my letter.", into: "What happened?")
    try host.tap("Send")
    await host.wait { host.alert != nil }
    try host.tap("Cancel")
    await host.wait { host.alert == nil }
    #expect(host.shows("Sent with your report"))
    try host.tap("Cancel")
    await host.wait { host.value(of: "Problem reports received") == "0" }
  }
}
