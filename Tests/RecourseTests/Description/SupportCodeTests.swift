import Foundation
import Recourse
import Testing

@Suite struct SupportCodeTests {
  private func code(_ number: Int) -> String {
    SupportCode(Fingerprint(of: NSError(domain: "Shop", code: number))).description
  }

  @Test func `is short and can be read out without mistakes`() {
    for number in 0..<10_000 {
      #expect(code(number).wholeMatch(of: /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{2}/) != nil)
    }
  }

  @Test func `is the same for the same problem`() {
    #expect(code(1) == code(1))
    #expect(code(1) != code(2))
  }

  @Test func `spreads problems over all codes`() {
    // Of n codes out of 2^30, about n²/2^31 pairs are equal: for 20,000 that is 0.2.
    let codes = Set((0..<20_000).map(code))
    #expect(codes.count >= 19_995)
  }
}
