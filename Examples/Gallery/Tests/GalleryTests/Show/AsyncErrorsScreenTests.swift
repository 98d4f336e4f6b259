import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AsyncErrorsScreenTests {
  private let host = HeadlessHost(AsyncErrorsScreen())

  @Test func `alerts a person to an unreachable server`() async throws {
    try await expectAlert(about: [URLError(.cannotConnectToHost)], after: "Connect")
  }

  @Test func `alerts a person to a missing file`() async throws {
    try await expectAlert(about: [CocoaError(.fileReadNoSuchFile)], after: "Open Notes")
  }

  @Test func `alerts a person to a folder without permission`() async throws {
    // Some systems mount their own folders read-only, whatever the permissions.
    let errors = [CocoaError(.fileWriteNoPermission), CocoaError(.fileWriteVolumeReadOnly)]
    try await expectAlert(about: errors, after: "Save Notes")
  }

  @Test func `alerts a person to a truncated answer`() async throws {
    try await expectAlert(about: [CocoaError(.coderReadCorrupt)], after: "Load Order")
  }

  @Test func `calls back once, after the alert is presented`() async throws {
    try await expectAlert(about: [URLError(.cannotConnectToHost)], after: "Synchronize")
    #expect(host.screens[0].texts.contains("Not synchronized"))
    try host.tap("OK")
    #expect(host.alert == nil)
  }

  @Test func `opens the report at the second attempt`() async throws {
    try host.tap("Open Report")
    await host.wait { host.alert?.buttons.map(\.title) == ["Try Again", "Cancel"] }
    try host.tap("Try Again")
    await host.wait { host.value(of: "Last result") == "The report is open" }
    #expect(host.alert == nil)
  }

  @Test func `presents ten failures in one alert, which runs all of them again`() async throws {
    try host.tap("Upload Photos")
    for _ in 1...2 {
      await host.wait { host.alert != nil }
      let alert = try #require(host.alert)
      #expect(alert.title == "Upload photos")
      #expect(alert.message.contains("Photo 1 was not uploaded"))
      #expect(alert.buttons.map(\.title) == ["Try Again", "Cancel"])
      try host.tap("Try Again")
      await host.wait { host.alert == nil }
    }
    await host.wait { host.alert != nil }
    try host.tap("Cancel")
    #expect(host.alert == nil)
  }

  @Test func `a cancelled download presents no alert`() async throws {
    try host.tap("Download")
    #expect(host.value(of: "Last result") == "Downloading…")
    try host.tap("Cancel Download")
    await host.wait { host.value(of: "Last result") == "Cancelled, without an alert" }
    #expect(host.alert == nil)
    #expect(host.has("Download"))
  }

  /// Presses a button, and expects an alert that describes one of the errors.
  private func expectAlert(about errors: [any Error], after button: String) async throws {
    try host.tap(button)
    await host.wait { host.alert != nil }
    let alert = try #require(host.alert)
    let texts = errors.map { AlertContent(describing: $0) }.map { [$0.title, $0.message] }
    #expect(texts.contains([alert.title, alert.message]))
  }
}
