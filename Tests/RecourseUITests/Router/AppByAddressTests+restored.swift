import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The announcements of banners, and restored reports.
extension AppByAddressTests {
  @Test func `a failure that joins a banner is announced`() async {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let announced = AnnouncementLog()
    let window = HostedWindow(clock: clock) { announcing(to: announced, router) }
    router.attempt(title: "The note isn’t saved") { throw ServiceDown() }
    await window.wait { window.texts.contains("The note isn’t saved") }
    await window.rest()
    #expect(announced.texts.contains { $0.contains("The note isn’t saved") })
    router.attempt(title: "The photo isn’t sent") { throw ServiceDown() }
    await window.rest()
    #expect(window.texts.contains { $0.contains("The photo isn’t sent") })
    #expect(announced.texts.contains { $0.contains("The photo isn’t sent") })
  }

  @Test func `a second problem of the inbox is announced to those who don't see it`() async {
    let router = router(ErrorPolicy { Otherwise(.inbox) })
    let announced = AnnouncementLog()
    let window = HostedWindow(clock: clock) { announcing(to: announced, router) }
    router.report(WordedError("The mail is closed"), origin: .background)
    await window.rest()
    #expect(announced.texts.count == 1)
    router.report(WordedError("The shop is closed"), origin: .background)
    await window.rest()
    #expect(router.inbox.entries.count == 2)
    #expect(announced.texts.contains { $0.contains("The shop is closed") })
  }

  @Test func `a save that fails again for another reason is announced`() async {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let announced = AnnouncementLog()
    let window = HostedWindow(clock: clock) { announcing(to: announced, router) }
    for words in ["The disk is full", "The plan has ended"] {
      router.attempt(title: "The note isn’t saved", retryKey: "note") { throw WordedError(words) }
      await window.rest()
      #expect(window.texts.contains { $0.contains(words) })
      #expect(announced.texts.contains { $0.contains(words) })
    }
  }

  private func announcing(to log: AnnouncementLog, _ router: ErrorRouter) -> some View {
    Text("Root")
      .environment(\.announce) { log.texts.append($0.text) }
      .errorRouter(router)
      .environment(\.announce) { log.texts.append($0.text) }
  }

  @Test func `a note that was saved after the start isn't said to be unsaved`() async throws {
    let folder = try SavedReports()
    folder.crash(with: "note", title: "The note isn’t saved", of: nil)
    let router = folder.router(clock: clock)
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    await window.rest()
    router.attempt(title: "The note isn’t saved", retryKey: "note") { [state] in state.runs += 1 }
    await window.wait { state.runs == 1 }
    await window.rest()
    // The person has signed in.
    router.restoreReports()
    await window.rest()
    #expect(window.texts == ["Root"])
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a restored save that is registered later is offered once, and runs once`()
    async throws
  {
    let folder = try SavedReports()
    folder.crash(with: "note", title: "The note isn’t saved", of: nil)
    let router = folder.router(clock: clock)
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.restoreReports()
    router.restoreReports(of: nil)
    await window.wait { window.texts.contains("The note isn’t saved") }
    router.onRetry(of: "note") { [state] in state.runs += 1 }
    await window.rest()
    try await window.tap("Try Again")
    await window.rest()
    #expect(state.runs == 1)
    #expect(window.texts == ["Root"])
    #expect(router.journal.counts[.repaired] == 1)
    #expect(folder.remaining(clock: clock) == 0)
  }
}

/// The answer of a service that is down, which all of its operations share.
private struct ServiceDown: HTTPStatusProvider {
  let statusCode = 503
}

/// The file of durable reports that a crash has left.
@MainActor
private final class SavedReports {
  private let folder: URL
  private let file: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    file = folder.appending(path: "reports.jsonl")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Leaves the file of an app whose operation has failed before the app ended.
  func crash(with key: ErrorReport.Key, title: String, of user: String?) {
    let running = folder.appending(path: "running.jsonl")
    let router = router(of: running, clock: ManualClock())
    router.restoreReports(of: user)
    router.report(
      URLError(.timedOut), origin: .userAction, title: ErrorTitle(verbatim: title), retryKey: key)
    try? FileManager.default.copyItem(at: running, to: file)
  }

  func router(clock: ManualClock) -> ErrorRouter { router(of: file, clock: clock) }

  /// The number of reports that the next start would restore.
  func remaining(clock: ManualClock) -> Int {
    let copy = folder.appending(path: "copy.jsonl")
    try? FileManager.default.copyItem(at: file, to: copy)
    return router(of: copy, clock: clock).restoreReports().count
  }

  private func router(of file: URL, clock: ManualClock) -> ErrorRouter {
    ErrorRouter(
      policy: ErrorPolicy { Otherwise(.banner) },
      journal: ErrorJournal(durableReports: DurableReports(file: file)),
      describer: ErrorDescriber(locale: Locale(identifier: "en")), clock: clock)
  }
}
