import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Reports of a problem that a person writes.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ProblemReportTests {
  private let clock = ManualClock()
  private let support = Support()

  private func router(_ surface: Disposition.Surface = .alert) -> ErrorRouter {
    ErrorRouter(
      policy: ErrorPolicy { Otherwise(.present(surface)) },
      journal: ErrorJournal(situation: ErrorSituation().adding("app") { "7.1" }),
      describer: ErrorDescriber(locale: Locale(identifier: "en")),
      problemReporting: ProblemReporting { [support] in try support.receive($0) },
      clock: clock)
  }

  private func open(_ router: ErrorRouter, _ error: any Error) -> HostedWindow {
    HostedWindow(clock: clock) {
      ThrowingButton("Print") { throw error }.errorRouter(router)
    }
  }

  @Test func `an alert offers to report the problem, in the person's words and with the record`()
    async throws
  {
    let router = router()
    router.journal.addBreadcrumb("Opened the letters")
    let window = open(router, PrinterError.jammed(path: "/Users/ada/letter.txt"))
    try await window.tap("Print")
    await window.wait { window.alert != nil }
    #expect(window.alert?.buttons.map(\.title) == ["Try Again", "Report a Problem", "Cancel"])
    try await window.tap("Report a Problem")
    await window.wait { window.screen.texts.contains("Sent with your report") }
    let shown = window.screen.texts.joined(separator: "\n")
    #expect(shown.contains("PrinterError.jammed"))
    #expect(shown.contains("Opened the letters"))
    #expect(shown.contains("app: 7.1"))
    #expect(!shown.contains("ada"))
    try window.screen.type("It ate my letter.", into: "What happened?")
    try window.screen.type("ada@example.org", into: "How can we reach you? (optional)")
    try await window.tap("Send")
    await window.wait { !window.screen.texts.contains("Sent with your report") }
    let report = try #require(support.reports.first)
    #expect(support.reports.count == 1)
    #expect(report.words == "It ate my letter.")
    #expect(report.contact == "ada@example.org")
    #expect(shown.contains(report.record.supportCode.description))
    #expect(report.text.hasPrefix("It ate my letter.\n\nada@example.org\n\n#1 "))
    let mail = report.mail(to: "help@example.org")?.absoluteString
    let beginning =
      "mailto:help@example.org?subject=\(report.record.supportCode)&body=It%20ate%20my%20letter."
    #expect(mail?.hasPrefix(beginning) == true)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `what can't be sent is presented over the form, which keeps the words`() async throws {
    support.failures = 1
    let router = router()
    let window = open(router, PrinterError.jammed(path: ""))
    try await window.tap("Print")
    try await window.tap("Report a Problem")
    await window.wait { window.screen.texts.contains("Sent with your report") }
    try window.screen.type("It ate my letter.", into: "What happened?")
    try await window.tap("Send")
    await window.wait { window.alert != nil }
    // The form is open already.
    #expect(window.alert?.buttons.contains { $0.title == "Report a Problem" } == false)
    try await window.tap("Try Again")
    await window.wait { support.reports.map(\.words) == ["It ate my letter."] }
    await window.wait { !window.screen.texts.contains("Sent with your report") }
  }

  @Test func `a person can change their mind`() async throws {
    let router = router()
    let window = open(router, PrinterError.jammed(path: ""))
    try await window.tap("Print")
    try await window.tap("Report a Problem")
    await window.wait { window.screen.texts.contains("Sent with your report") }
    try await window.tap("Cancel")
    await window.wait { !window.screen.texts.contains("Sent with your report") }
    #expect(support.reports.isEmpty)
    #expect(router.journal.counts.byOutcome == [.presented: 1])
  }

  @Test func `the report is that of the latest run, which the presentation describes`()
    async throws
  {
    let router = router(.toast)
    let errors = Locked<[any Error]>([503, 501].map(PrinterRefusal.init))
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Print") { throw errors.withLock { $0.removeFirst() } }.errorRouter(router)
    }
    try await window.tap("Print")
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    try await window.tap("Try Again")
    await window.wait { window.screen.buttons.contains { $0.title == "Report a Problem" } }
    try await window.tap("Report a Problem")
    await window.wait { window.screen.texts.contains("Sent with your report") }
    #expect(window.screen.texts.contains { $0.contains("HTTP 501") })
  }

  @Test func `a toast has the action if it has no other one`() async throws {
    let router = router(.toast)
    let window = HostedWindow(clock: clock) { Text("Letters").errorRouter(router) }
    router.report(PrinterError.jammed(path: ""), origin: .refresh)
    try await window.tap("Report a Problem")
    await window.wait { window.screen.texts.contains("Sent with your report") }
  }

  @Test(arguments: [503, 401])
  func `what waiting or the person can help isn't offered`(status: Int) async throws {
    let router = router()
    let window = open(router, PrinterRefusal(statusCode: status))
    try await window.tap("Print")
    await window.wait { window.alert != nil }
    #expect(window.alert?.buttons.contains { $0.title == "Report a Problem" } == false)
  }

  @Test func `without ProblemReporting, nothing is offered`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let window = open(router, PrinterError.jammed(path: ""))
    try await window.tap("Print")
    await window.wait { window.alert != nil }
    #expect(window.alert?.buttons.contains { $0.title == "Report a Problem" } == false)
  }

  @Test func `without a way to send, the form copies the report`() async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      describer: ErrorDescriber(locale: Locale(identifier: "de")),
      problemReporting: ProblemReporting(), clock: clock)
    let window = open(router, PrinterError.jammed(path: ""))
    try await window.tap("Print")
    try await window.tap("Problem melden")
    await window.wait { window.screen.texts.contains("Wird mitgesendet") }
    #expect(!window.screen.buttons.contains { $0.title == "Senden" })
    try window.screen.type("Papierstau", into: "Was ist passiert?")
    try await window.tap("Kopieren")
    let copied = NSPasteboard.general.string(forType: .string)
    #expect(copied?.hasPrefix("Papierstau\n\n#1 ") == true)
  }
}

private enum PrinterError: Error {
  case jammed(path: String)
}

private struct PrinterRefusal: HTTPStatusProvider {
  let statusCode: Int
}

/// The makers of an app.
@MainActor
private final class Support {
  var failures = 0
  private(set) var reports: [ProblemReport] = []

  func receive(_ report: ProblemReport) throws {
    if failures > 0 {
      failures -= 1
      throw PrinterError.jammed(path: "")
    }
    reports.append(report)
  }
}
