import Foundation
import Recourse
import Testing

@testable import RecourseConsole  // The texts are the console's own.

@Suite struct ConsoleTextTests {
  private let safe = ConsoleText(describer: ErrorDescriber(), showsPrivateDetails: false)
  private let full = ConsoleText(describer: ErrorDescriber(), showsPrivateDetails: true)
  private let lost = ConsoleTestError.lost(file: "salary.txt")

  @Test func `an app's error is named by type and case unless private details are wanted`() {
    let label = "RecourseUITests.ConsoleTestError.lost"
    #expect(safe.row(of: group(lost)).title == label)
    #expect(safe.row(of: group(lost)).label == nil)
    #expect(full.row(of: group(lost)).title == "“salary.txt” is lost")
    #expect(full.row(of: group(lost)).label == label)
  }

  @Test func `a system error has a title from the library, without its payload`() {
    let file = URL(filePath: "/letters/salary.txt")
    let error = CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: file])
    let row = safe.row(of: group(error))
    #expect(row.title == ErrorDescriber().describe(error).title)
    #expect(row.label == "NSCocoaErrorDomain 260")
    #expect(!"\(row)".contains("salary"))
  }

  @Test func `a row lists the support code, origin, outcome, source location and time`() {
    let code = ErrorDescriber().describe(lost).supportCode
    let group = group(lost, coalesced: 6)
    let row = safe.row(of: group)
    let facts = row.facts.components(separatedBy: " · ")
    #expect(facts.prefix(3) == ["\(code)", "userAction", "pending, 6 coalesced"])
    #expect(facts.dropFirst(3).first == "\(group.lead.report.source)")
    #expect(facts.count == 5)
    #expect(safe.moment(Date(timeIntervalSince1970: 1_000_000)).hasSuffix(" \(facts[4])"))
    #expect(row.count == "×7")
    #expect(row.spoken == "\(row.title), 7 times, \(row.facts)")
    #expect(safe.row(of: self.group(lost)).count == nil)
  }

  @Test func `the titles of chosen buttons appear only with private details`() {
    let journal = ErrorJournal(now: { Date(timeIntervalSince1970: 1_000_060) })
    for action in ["Restore salary.txt", "Restore salary.txt", nil] {
      journal.record(.test(lost), as: .presented(action: action))
      if journal.entries.count == 2 {
        #expect(full.outcome(of: groups(of: journal)[0]) == "presented (Restore salary.txt)")
      }
    }
    let group = groups(of: journal)[0]
    #expect(safe.outcome(of: group) == "presented")
    #expect(full.outcome(of: group) == "presented (no action ×1, Restore salary.txt ×2)")
    #expect(safe.occurrence(1, of: group).contains(" · presented, answered · settled "))
    #expect(full.occurrence(1, of: group).contains(" · presented (Restore salary.txt) · "))
    #expect(!safe.occurrence(1, of: group).contains("salary"))
  }

  @Test func `a repaired failure is named with its repair`() {
    let journal = ErrorJournal()
    journal.record(.test(lost), as: .repaired(by: .tryAgain))
    #expect(safe.outcome(of: groups(of: journal)[0]) == "repaired (tryAgain)")
    journal.record(.test(lost), as: .repaired(by: .route))
    let group = groups(of: journal)[0]
    #expect(safe.outcome(of: group) == "repaired (route ×1, tryAgain ×1)")
    #expect(safe.row(of: group).facts.contains(" · repaired (route ×1, tryAgain ×1) · "))
    #expect(safe.occurrence(0, of: group).contains(" · repaired (route)"))
    #expect(safe.occurrence(1, of: group).contains(" · repaired (tryAgain)"))
  }

  @Test func `an error with too many nested causes is not printed`() {
    var deep: any Error = lost
    #expect(ConsoleText.value(of: deep) == #"lost(file: "salary.txt")"#)
    for _ in 0..<1_000 { deep = Wrapped(causes: [deep]) }
    #expect(ConsoleText.value(of: deep) == "(too many causes to print)")
  }

  private struct Wrapped: CauseProvider {
    let causes: [any Error]
  }

  private func group(_ error: any Error, coalesced: Int = 0) -> ConsoleGroup {
    let journal = ErrorJournal()
    let report = ErrorReport.test(error)
    journal.report(report)
    for _ in 0..<coalesced { journal.record(.test(error), as: .coalesced(into: report.id)) }
    return groups(of: journal)[0]
  }

  private func groups(of journal: ErrorJournal) -> [ConsoleGroup] {
    var ledger = ConsoleLedger()
    ledger.take(journal.entries)
    return ledger.groups
  }
}
