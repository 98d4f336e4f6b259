import Foundation
import Recourse
import Testing

@Suite struct SupportCodeTests {
  private func code(_ number: Int) -> String {
    SupportCode(Fingerprint(of: NSError(domain: "Shop", code: number))).description
  }

  @Test func `is short and contains no ambiguous characters`() {
    for number in 0..<10_000 {
      #expect(code(number).wholeMatch(of: /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{2}/) != nil)
    }
  }

  @Test(arguments: [(1, "ZAGA-BG"), (2, "77V3-8R"), (-1_001, "ZBBJ-BJ"), (4_711, "G4S4-TT")])
  func `is stable across processes and builds`(_ number: Int, text: String) {
    #expect(code(number) == text)
  }

  @Test func `uses all 32 characters in every position`() {
    let codes = (0..<1_000).map(code)
    for place in [0, 1, 2, 3, 5, 6] {
      #expect(Set(codes.map { Array($0)[place] }).count == 32)
    }
  }

  @Test func `is equal for the same problem`() {
    #expect(code(1) == code(1))
    #expect(code(1) != code(2))
  }

  @Test func `distributes problems over all codes`() {
    // Of n codes out of 2^30, about n²/2^31 pairs are equal: for 20,000 that is 0.2.
    let codes = Set((0..<20_000).map(code))
    #expect(codes.count >= 19_995)
  }

  @Test func `tells the reasons of one type apart, without their words and numbers`() throws {
    let reasons = ["The card was declined", "The address is unknown", "The account is locked"]
    let codes = reasons.map { ErrorDescriber().describe(ServerRefusal(message: $0)).supportCode }
    #expect(Set(codes).count == 3)
    #expect(Set(codes.map { $0.description.prefix(7) }).count == 1)
    for (code, reason) in zip(codes, reasons) {
      #expect(
        code.description.wholeMatch(of: /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{2}-[A-HJ-NP-Z2-9]{3}/)
          != nil)
      #expect(ErrorDescriber().describe(ServerRefusal(message: reason)).supportCode == code)
    }
    let amounts = ["Only 3 of 14 are left", "Only 20 of 7 are left"]
    #expect(
      Set(amounts.map { ErrorDescriber().describe(ServerRefusal(message: $0)).supportCode }).count
        == 1)
  }

  @Test func `is the same in a record, a snapshot and a restored failure`() throws {
    let report = ErrorReport(
      ServerRefusal(message: "The card was declined"), origin: .userAction)
    let code = ErrorDescriber().describe(report.error).supportCode
    let journal = ErrorJournal()
    journal.report(report)
    #expect(journal.entries.map { JournalRecord($0).supportCode } == [code])
    let snapshot = report.snapshot()
    #expect(snapshot.supportCode == code)
    #expect(ErrorDescriber().describe(snapshot).supportCode == code)
    let failure = LoadFailure(report.error)
    let restored = try JSONDecoder().decode(
      LoadFailure.self, from: JSONEncoder().encode(failure))
    #expect(ErrorDescriber().describe(restored.error).supportCode == code)
  }
}

private struct ServerRefusal: LocalizedError {
  let message: String
  var errorDescription: String? { message }
}
