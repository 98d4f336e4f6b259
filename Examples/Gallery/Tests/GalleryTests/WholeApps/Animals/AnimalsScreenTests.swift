import RecourseStore
import RecourseTesting
import RecourseUI
@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnimalsScreenTests {
  private let clock = ManualClock()
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let model: AnimalsModel
  private let host: HeadlessHost

  init() {
    model = AnimalsModel(clock: clock)
    host = HeadlessHost(AnimalsScreen(model: model).errorRouter(router))
  }

  @Test func `shows progress until the animal was fetched`() async throws {
    #expect(host.shows("No Animal Yet"))
    #expect(host.screen.progress.isEmpty)
    try host.screen.choose("A delay of 5 seconds")
    try host.tap("Fetch")
    #expect(host.screen.progress == [nil])
    #expect(host.shows("Fetching an animal…"))
    #expect(throws: HeadlessHostError.self) { try host.tap("Fetch") }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(5))
    await host.wait { host.shows("Okapi") }
    #expect(host.screen.progress.isEmpty)
  }

  @Test func `shows the attempt number and recovers`() async throws {
    try host.screen.choose("Fails twice, then works")
    try host.tap("Fetch")
    try await passRetries()
    await host.wait { host.shows("Okapi") }
    #expect(host.alert == nil)
  }

  @Test func `a failed fetch keeps the animal, and its alert clears the error`() async throws {
    try await fetchOkapi()
    try host.screen.choose("An unknown animal")
    try host.tap("Fetch")
    await host.wait { host.alert?.title == "This animal is unknown" }
    #expect(host.alert?.buttons.map(\.title) == ["OK"])
    #expect(host.screens[0].texts.contains("Okapi"))
    #expect(host.screens[0].progress.isEmpty)
    try host.tap("OK")
    await host.wait { host.shows("5. errorSeen") }
    #expect(host.shows("4. failed.unknownAnimal"))
    #expect(host.screens.map(\.kind) == [.window])
  }

  @Test(arguments: [
    ("Server unreachable", "Can’t reach the animals"),
    ("The service is closed", "The service is closed"),
  ])
  func `Try Again in the alert fetches again after a transient error`(
    scenario: String, title: String
  ) async throws {
    try host.screen.choose(scenario)
    try host.tap("Fetch")
    try await passRetries()
    await host.wait { host.alert?.title == title }
    #expect(host.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    model.server.scenario = .fine
    try host.tap("Try Again")
    await host.wait { host.shows("Okapi") }
    #expect(host.screens.map(\.kind) == [.window])
  }

  @Test func `a cancelled fetch has no result`() async throws {
    try host.screen.choose("A delay of 5 seconds")
    try host.tap("Fetch")
    await clock.waitForSleepers()
    try host.tap("Cancel")
    #expect(host.screen.progress.isEmpty)
    await clock.advance(by: .seconds(5))
    try host.screen.choose("All is well")
    try await fetchOkapi()
    #expect(model.history.entries.map(\.name).count { $0.hasPrefix("fetched") } == 1)
  }

  @Test func `the view and the alert use the selected language`() async throws {
    try await fetchOkapi()
    try host.tap("Fetch")
    await host.wait { host.shows("Hedgehog") }
    try host.screen.choose("German – Deutsch")
    #expect(host.shows("Igel"))
    for (language, title, button) in [
      ("German – Deutsch", "Die Antwort ist unlesbar", "OK"),
      ("Arabic – العربية", "الاستجابة غير قابلة للقراءة", "موافق"),
    ] {
      try host.screen.choose(language)
      try host.screen.choose("A malformed body")
      try host.tap("Fetch")
      await host.wait { host.alert?.title == title }
      try host.tap(button)
      await host.wait { host.alert == nil }
    }
    #expect(host.shows("قنفذ"))
  }

  @Test func `time travel shows past states and returns to the present`() async throws {
    try await fetchOkapi()
    try host.tap("Fetch")
    await host.wait { host.shows("Hedgehog") }
    #expect(host.shows("The present"))
    try host.tap("Back")
    #expect(host.shows("Action 3 of 4"))
    #expect(host.shows("Okapi") && host.screen.progress == [nil])
    try press("2. fetched")
    #expect(host.shows("Action 2 of 4"))
    #expect(host.shows("Okapi") && host.screen.progress.isEmpty)
    try host.tap("Forward")
    #expect(host.shows("Action 3 of 4"))
    try press("The beginning")
    #expect(host.shows("No Animal Yet"))
    #expect(throws: HeadlessHostError.self) { try host.tap("Back") }
    try host.tap("Newest")
    #expect(host.shows("Hedgehog") && host.shows("The present"))
    #expect(throws: HeadlessHostError.self) { try host.tap("Forward") }
  }

  @Test func `a failure in a past state presents no alert`() async throws {
    try host.screen.choose("A malformed body")
    try host.tap("Fetch")
    await host.wait { host.alert != nil }
    try host.tap("OK")
    await host.wait { host.alert == nil && host.shows("3. errorSeen") }
    try press("2. failed")
    #expect(model.store.state.error == .unreadable)
    // The screen's own context, which is active before the alert appears on the screen.
    #expect(!model.store.alerts(for: \.error, dismiss: .errorSeen).isActive)
    try host.screen.choose("All is well")
    try host.tap("Fetch")
    await host.wait { host.shows("Okapi") }
    #expect(
      model.history.entries.map(\.name) == [
        "fetch", "failed.unreadable", "fetch", "fetched.okapi",
      ])
  }

  @Test func `Cancel ends a progress in a past state`() async throws {
    try await fetchOkapi()
    try press("1. fetch")
    #expect(host.screen.progress == [nil])
    try host.tap("Cancel")
    #expect(host.screen.progress.isEmpty)
    #expect(model.history.entries.map(\.name) == ["fetch", "cancel"])
  }

  @Test func `saves and replays the actions, and reports a missing file`() async throws {
    try host.tap("Replay")
    await host.wait { host.shows("The file can’t be found") }
    #expect(router.journal.counts.reported == 1)
    try await fetchOkapi()
    try host.tap("Save")
    try host.tap("Replay")
    await host.wait { host.shows("4. fetched.okapi") }
    #expect(host.shows("Okapi"))
  }

  @Test func `the history is below the app in a compact width`() throws {
    #expect(isHistoryBelow == false)
    host.horizontalSizeClass = .compact
    #expect(isHistoryBelow == true)
  }

  /// Whether the history is below the app, instead of beside it.
  private var isHistoryBelow: Bool? {
    let around = host.screen.nodes(around: "An Animal")
    let stack = host.screen.nodes(around: "Time").last { node in around.contains { $0 === node } }
    return switch stack?.element.kind {
    case .verticalStack: true
    case .horizontalStack: false
    default: nil
    }
  }

  private func fetchOkapi() async throws {
    try host.tap("Fetch")
    await host.wait { host.shows("Okapi") && host.screen.progress.isEmpty }
  }

  /// Presses an action in the list.
  private func press(_ row: String) throws {
    try #require(host.screen.buttons.first { $0.title.hasPrefix(row) }).press()
  }

  /// Advances the clock by the maximum delays before the second and third attempts.
  private func passRetries() async throws {
    for attempt in [2, 3] {
      await host.wait { host.shows("Trying again, \(attempt) of 3") }
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(attempt - 1))
    }
  }
}
