import Testing

@testable import Recourse  // `Int` has 64 bits here; the arithmetic must hold for 32 as well.

@Suite struct WholeSecondsTests {
  @Test(arguments: [
    (Duration.zero, Int32(0)), (.milliseconds(1), 1), (.seconds(1), 1), (.milliseconds(1_001), 2),
    (.milliseconds(-1_500), 0), (.seconds(Int64(Int32.max)), .max),
    (.seconds(Int64(Int32.max)) + .nanoseconds(1), .max), (.seconds(Int64.max), .max),
    (.seconds(Int64.min), 0),
  ])
  func `a duration saturates at the largest 32-bit number of whole seconds`(
    duration: Duration, seconds: Int32
  ) {
    #expect(duration.secondsRoundedUp(as: Int32.self) == seconds)
  }

  @Test func `the longest duration saturates at the largest Int`() {
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    #expect(longest.secondsRoundedUp() == Int.max)
  }
}
