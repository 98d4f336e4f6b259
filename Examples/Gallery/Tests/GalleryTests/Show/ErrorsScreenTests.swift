import Foundation
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorsScreenTests {
  private let host = HeadlessHost(ErrorsScreen())

  @Test func `shows an error in a view with its support code, and in an alert`() async throws {
    let title = "Can’t connect to the server"
    await host.wait { host.shows(title) }
    let texts = host.screen.texts
    let place = try #require(texts.firstIndex(of: "Support code"))
    let code = texts[place + 1]
    #expect(texts.filter { $0.contains(code) }.count == 3)  // Also in the texts to copy.
    try host.tap("Show Alert")
    #expect(host.alert?.title == title)
    #expect(host.alert.map { texts.contains($0.message) } == true)
    try host.tap("OK")
    await host.wait { host.shows("OK") }
  }

  @Test func `has no texts before the first failure`() async throws {
    #expect(!host.shows("Support code"))
    #expect(!host.shows("For Developers"))
    try host.tap("Show Alert")
    #expect(host.alert == nil)
    await host.wait { host.shows("Can’t connect to the server") }
  }

  @Test(arguments: [("ar", "Arabic – العربية"), ("de", "German – Deutsch")])
  func `describes the error in the selected language`(locale: String, name: String) async throws {
    await host.wait { host.shows("Support code") }
    try host.screen.choose(name)
    #expect(!host.shows("Can’t connect to the server"))
    try host.tap("Show Alert")
    let describer = ErrorDescriber(locale: Locale(identifier: locale))
    let expected = AlertContent(describing: URLError(.cannotConnectToHost), describer: describer)
    #expect(host.screens[0].texts.contains(expected.title))
    #expect(host.alert?.title == expected.title)
    #expect(host.alert?.buttons.map(\.title) == expected.actions.map(\.title))
  }

  @Test func `shows the selected error`() async throws {
    try host.screen.choose("Files")
    await host.wait { host.shows("The file can’t be found") }
    try host.screen.choose("fileWriteOutOfSpace")
    await host.wait { host.shows("There’s no space left") }
  }

  @Test(arguments: ErrorExample.Kind.allCases)
  func `selecting another kind selects its first example`(kind: ErrorExample.Kind) async throws {
    let second = ErrorExample.reallyFailing[1]
    try host.screen.choose(second.name)
    try host.screen.choose(kind.rawValue)
    let example = kind == second.kind ? second : kind.examples[0]
    let describer = ErrorDescriber(locale: ErrorLanguage.ofGallery.locale)
    let title = describer.describe(await example.error()).title
    await host.wait { host.shows(title) }
  }

  @Test func `shows the error's recovery options in the view, and whether they succeed`()
    async throws
  {
    try host.screen.choose("The App’s Own")
    try host.screen.choose("RecoverableError")
    await host.wait { host.has("Sign In") }
    try host.tap("Sign In")
    #expect(host.value(of: "Last choice") == "Sign In")
    try host.tap("Continue as Guest")
    #expect(host.value(of: "Last choice") == "Continue as Guest, without success")
  }

  @Test func `shows the choice in the alert`() async throws {
    try host.screen.choose("The App’s Own")
    try host.screen.choose("RecoverableError")
    await host.wait { host.has("Sign In") }
    try host.tap("Show Alert")
    #expect(
      host.alert?.buttons.map(\.title) == ["Sign In", "Continue as Guest", "Cancel"])
    try host.tap("Continue as Guest")
    await host.wait { host.value(of: "Last choice") == "Continue as Guest" }
  }

  @Test func `discards the failure of an example that is no longer selected`() async throws {
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let slow = ErrorExample(.own, "Slow") {
      start.finish()
      // Ends with the signal only, also if the task is cancelled.
      await Task { for await _ in signals {} }.value
      defer { end.finish() }
      throw TextError(text: "Too late")
    }
    let host = HeadlessHost(ErrorsScreen(example: slow))
    for await _ in starts {}
    try host.screen.choose("Error without text")
    await host.wait { host.shows("Support code") }
    let texts = host.screen.texts
    signal.finish()
    for await _ in ends {}
    // The screen's task runs before a job that is enqueued later on the main actor.
    for _ in 1...10 { await Task { @MainActor in }.value }
    #expect(host.screen.texts == texts)
  }

  @Test func `an example that succeeds is reported as such`() async {
    let host = HeadlessHost(ErrorsScreen(example: ErrorExample(.own, "Succeeds") {}))
    await host.wait { host.shows("Nothing has failed") }
  }
}
