import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) @_spi(Rendering) import SwiftUI
import Testing

@testable import GalleryScreens  // The drawer is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReportDrawerTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(policy: .gallery, clock: clock)
  }

  private func open(_ screen: GalleryScreen) -> HeadlessHost {
    HeadlessHost(GalleryView(screen: screen, router: router).environment(\.errorClock, clock))
  }

  @Test(arguments: GalleryScreen.allCases)
  func `every screen has a closed drawer below all else, without a report`(
    screen: GalleryScreen
  ) throws {
    let host = open(screen)
    let texts = host.screen.texts
    #expect(texts.count { $0 == ReportBar.title } == 1)
    #expect(Array(texts.suffix(2)) == [ReportBar.title, "Nothing was reported yet"])
  }

  @Test func `the closed bar follows the newest report to its end`() async throws {
    let host = open(.toasts)
    try host.tap("Synchronize")
    await host.wait { host.shows("#1 → toast, is on screen") }
    #expect(!host.shows { $0.contains("because of") })
    try host.tap("Close")
    await host.wait {
      host.shows(
        "#1 → toast, was on screen, and is gone: the person has closed it, or its time was over")
    }
  }

  @Test func `an open drawer names each report, its rule and its place, newest first`()
    async throws
  {
    let host = open(.overSheets)
    try host.tap(ReportBar.title)
    #expect(host.shows { $0.hasPrefix("Cause a failure") })
    router.report(CancellationError(), origin: .userAction)
    router.report(CocoaError(.fileNoSuchFile), origin: .userAction)
    await host.wait { host.shows { $0.hasPrefix("#2 ") && $0.hasSuffix("\n  is on screen") } }
    let texts = host.screen.texts
    let first = try #require(texts.firstIndex { $0.hasSuffix("a cancellation is no failure") })
    let second = try #require(texts.firstIndex { $0.hasSuffix("\n  is on screen") })
    #expect(second < first)
    #expect(texts[second - 1] == ErrorDescriber().describe(CocoaError(.fileNoSuchFile)).title)
    #expect(texts[second].contains("\n  because of gallery: otherwise → toast (GalleryScreens/"))
    try host.tap(ReportBar.title)
    #expect(!host.shows { $0.contains("because of") })
  }

  @Test func `a logged failure has its reason`() async throws {
    let host = open(.start)
    try host.screen.choose("In the log only")
    try host.tap("Send")
    await host.wait { host.shows("#1 → log, isn’t presented: the rule only logs it") }
  }

  @Test func `the drawer begins anew with each screen`() async throws {
    let host = open(.toasts)
    try host.tap(ReportBar.title)
    try host.tap("Synchronize")
    await host.wait { host.shows { $0.contains("because of gallery") } }
    try host.screen.choose("Sheets")
    await host.wait { host.shows("Nothing was reported yet") }
    #expect(!host.shows { $0.contains("because of gallery") })
    router.report(CancellationError(), origin: .userAction)
    await host.wait { host.shows { $0.hasPrefix("#2 → ignore, ") } }
  }

  @Test(arguments: [
    (GalleryScreen.inbox, ["Synchronize All"], "inbox"),
    (.problemReports, ["Print", "Cancel"], "problem reports"),
    (.notifications, ["Back Up and Leave"], "notifications"),
  ])
  func `a screen with a router of its own has its reports in the drawer`(
    screen: GalleryScreen, buttons: [String], policy: String
  ) async throws {
    let host = open(screen)
    try host.tap(ReportBar.title)
    for button in buttons {
      await host.wait { host.has(button) }
      try host.tap(button)
    }
    await host.wait { host.shows { $0.contains("\n  because of \(policy): otherwise → ") } }
  }

  @Test func `durable reports are in the drawer as well`() async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = ReportHistory(of: router.journal)
    let screen = CrashAndReturnScreen(file: folder.appending(path: "reports.jsonl"))
    let host = HeadlessHost(
      VStack {
        screen.environment(history)
        ReportBar(history: history)
      })
    try host.tap("Send Message")
    await host.wait { host.shows("#1 → banner, is on screen") }
  }

  @Test func `the history has the newest 50 reports since it began`() async {
    let journal = ErrorJournal()
    for _ in 1...20 { journal.record(CancellationError()) }
    let history = ReportHistory(of: journal)
    #expect(history.entries.isEmpty)
    journal.record(CancellationError())
    await valueOf { history.entries.map(\.number) == [21] }
    for _ in 1...60 { journal.record(CancellationError()) }
    await valueOf { history.entries.first?.number == 81 }
    #expect(history.entries.map(\.number) == (32...81).reversed())
  }
}

extension HeadlessHost {
  /// Returns whether a text that fulfills a condition is visible.
  fileprivate func shows(_ isWanted: (String) -> Bool) -> Bool {
    screen.texts.contains(where: isWanted)
  }
}
