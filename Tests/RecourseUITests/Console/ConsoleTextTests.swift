import Foundation
import Recourse
import Testing

@testable import RecourseUI  // The texts are the console's own.

@Suite struct ConsoleTextTests {
  private let safe = ConsoleText(describer: ErrorDescriber(), showsPrivateDetails: false)
  private let full = ConsoleText(describer: ErrorDescriber(), showsPrivateDetails: true)
  private let lost = ConsoleTestError.lost(file: "salary.txt")

  @Test func `names an error of the app by its type and case, unless its words are wanted`() {
    let label = "RecourseUITests.ConsoleTestError.lost"
    #expect(safe.row(of: entry(lost)).title == label)
    #expect(safe.row(of: entry(lost)).label == nil)
    #expect(full.row(of: entry(lost)).title == "“salary.txt” is lost")
    #expect(full.row(of: entry(lost)).label == label)
  }

  @Test func `has words for an error of the system, which carry nothing`() {
    let file = URL(filePath: "/letters/salary.txt")
    let error = CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: file])
    let row = safe.row(of: entry(error))
    #expect(row.title == ErrorDescriber().describe(error).title)
    #expect(row.label == "NSCocoaErrorDomain 260")
    #expect(!"\(row)".contains("salary"))
  }

  @Test func `tells the code, the origin, the outcome and the time`() {
    let code = SupportCode(Fingerprint(of: lost))
    let facts = safe.row(of: entry(lost, coalesced: 6)).facts.components(separatedBy: " · ")
    #expect(facts.prefix(3) == ["\(code)", "userAction", "pending ×7"])
    #expect(facts.count == 4)
    #expect(safe.moment(Date(timeIntervalSince1970: 1_000_000)).hasSuffix(" \(facts[3])"))
  }

  @Test func `tells the title of the button only if private details are wanted`() {
    let entry = entry(lost, as: .presented(action: "Restore salary.txt"))
    #expect(safe.outcome(of: entry) == "presented")
    #expect(full.outcome(of: entry) == "presented (Restore salary.txt)")
  }

  @Test func `prints no error that is too deep`() {
    var deep: any Error = lost
    #expect(ConsoleText.value(of: deep) == #"lost(file: "salary.txt")"#)
    for _ in 0..<1_000 { deep = Wrapped(causes: [deep]) }
    #expect(ConsoleText.value(of: deep) == "(too many causes to print)")
  }

  private struct Wrapped: CausedError {
    let causes: [any Error]
  }

  private func entry(
    _ error: any Error, as outcome: Outcome? = nil, coalesced: Int = 0
  ) -> ConsoleEntry {
    let journal = ErrorJournal()
    let report = ErrorReport.test(error)
    journal.report(report)
    if let outcome { journal.settle(report.id, as: outcome) }
    return ConsoleEntry(entry: journal.entries[0], coalesced: coalesced)
  }
}
