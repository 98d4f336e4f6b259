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
}
