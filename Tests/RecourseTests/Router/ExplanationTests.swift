import Foundation
import Recourse
import RecourseTesting
import Testing

/// The words for a developer who sees nothing.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ExplanationTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy("app") {
        On(.code(URLError.timedOut), .log)
        On(.code(URLError.badURL), .ignore)
        On(.code(URLError.userAuthenticationRequired), .route("signIn"))
        On(.type(CocoaError.self), .alert)
        Otherwise(.toast)
      }, interruptionsPerMinute: 1, waitingLimit: 1, clock: clock)
  }

  private func explanation(
    of error: any Error, origin: ErrorOrigin = .background
  ) throws -> String {
    let handle = router.report(error, origin: origin)
    let text = try #require(router.journal.explanation(of: handle.id))
    #expect(text.hasPrefix("#\(router.journal.counts.reported) "))
    return text
  }

  @Test func `names the report, the rule and the reason`() throws {
    let text = try explanation(of: URLError(.timedOut))
    let lines = text.components(separatedBy: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("NSURLErrorDomain -1001 (background at "))
    #expect(lines[1].hasPrefix("  because of app: "))
    #expect(lines[1].contains("\(#fileID)"))
    #expect(lines[2] == "  isn’t presented: the rule only logs it")
  }

  @Test func `tells what is ignored from what is cancelled`() throws {
    #expect(try explanation(of: URLError(.badURL)).hasSuffix("the rule ignores it"))
    #expect(try explanation(of: CancellationError()).hasSuffix("a cancellation is no failure"))
  }

  @Test func `names what a report waits for`() async throws {
    #expect(
      try explanation(of: CocoaError(.fileNoSuchFile)).hasSuffix(
        "waits for a window: no view has errorRouter(_:)"))
    #expect(
      try explanation(of: CocoaError(.fileReadNoPermission)).hasSuffix(
        """
          because of always: interruptionsPerMinute is used up → inbox
          is in the inbox, which nobody has opened yet
        """))
    router.inbox.markAsRead()
    let id = try #require(router.inbox.entries.first?.id)
    #expect(
      router.journal.explanation(of: id)?.hasSuffix("in the inbox, where the person has read it")
        == true)
  }

  @Test func `names what precedes a report, and what is missing`() throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let window = try TestWindow(router)
    let handles = (1...3).map { router.report(problem($0), origin: .userAction) }
    let ends = handles.map { router.journal.explanation(of: $0.id)?.split(separator: "\n").last }
    #expect(ends[0] == "  is on screen")
    #expect(ends[1] == "  waits for its turn behind 1 other presentations")
    #expect(ends[2] == "  waits for its turn behind 2 other presentations")
    window.closePlace()
    #expect(
      router.journal.explanation(of: handles[0].id)?.hasSuffix(
        "waits for a host: no view with errorRouter(_:) is on screen") == true)
  }

  @Test func `names the route whose handler has a report`() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: RouteResult.self)
    router.onRoute("signIn") { _ in
      for await answer in answers { return answer }
      return .stop
    }
    let handle = router.report(URLError(.userAuthenticationRequired), origin: .userAction)
    #expect(
      router.journal.explanation(of: handle.id)?.hasSuffix(
        "waits for the handler of the route signIn") == true)
    answer.yield(.stop)
    #expect(await handle.outcome == .handled)
    #expect(router.journal.explanation(of: handle.id)?.contains("was handled by code") == true)
  }

  @Test func `explains a coalesced report by the one that presents it`() throws {
    let first = router.report(CocoaError(.fileNoSuchFile), origin: .background)
    let text = try explanation(of: CocoaError(.fileNoSuchFile))
    #expect(text.contains("is presented together with a report that a person would call the same"))
    #expect(text.contains("  #1 "))
    #expect(text.hasSuffix("waits for a window: no view has errorRouter(_:)"))
    first.resolve()
  }

  @Test func `knows the end of a report`() async throws {
    let handle = router.report(CocoaError(.fileNoSuchFile), origin: .userAction)
    handle.resolve()
    #expect(
      router.journal.explanation(of: handle.id)?.hasSuffix(
        "was resolved before a person could see it") == true)
    let unknown = ErrorReport(URLError(.timedOut), origin: .background)
    #expect(router.journal.explanation(of: unknown.id) == nil)
  }

  @Test func `contains no payload of the error`() throws {
    let error = CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "alice.txt"])
    #expect(try !explanation(of: error).contains("alice"))
  }

  @Test func `a journal without the report's router says so`() {
    let journal = ErrorJournal()
    let report = ErrorReport(URLError(.timedOut), origin: .background)
    journal.report(report)
    #expect(journal.explanation(of: report.id)?.hasSuffix("and no router has it") == true)
  }
}
