import Recourse
import RecourseTesting
import Testing

@Suite struct JitterTests {
  private static let seed: UInt64 = 4_711
  private var generator = SeededGenerator(seed: seed)

  /// Returns 10,000 jittered delays of one second, in seconds.
  private mutating func seconds(of jitter: Jitter, cap: Duration = .seconds(20)) -> [Double] {
    (0..<10_000).map { _ in
      jitter.applied(to: .seconds(1), cap: cap, using: &generator) / .seconds(1)
    }
  }

  /// Returns the number of values in each tenth of the range.
  private func tenths(of values: [Double], in range: ClosedRange<Double>) -> [Int] {
    let width = (range.upperBound - range.lowerBound) / 10
    return values.reduce(into: Array(repeating: 0, count: 10)) { counts, value in
      counts[min(9, Int((value - range.lowerBound) / width))] += 1
    }
  }

  @Test mutating func `no jitter leaves a delay unchanged`() {
    #expect(Set(seconds(of: .none)) == [1])
  }

  @Test(arguments: [
    (Jitter.full, 0.0...1.0), (.equal, 0.5...1.0), (.proportional(0.25), 0.75...1.25),
    (.proportional(7), 0.0...2.0),
  ])
  mutating func `spreads delays evenly over its range`(jitter: Jitter, range: ClosedRange<Double>) {
    let seconds = seconds(of: jitter)
    let middle = (range.lowerBound + range.upperBound) / 2
    let width = range.upperBound - range.lowerBound
    #expect(seconds.allSatisfy { range.contains($0) })
    #expect(abs(seconds.reduce(0, +) / 10_000 - middle) < 0.01 * width)
    // Each tenth has 1,000 expected values, with a standard deviation of 30.
    #expect(tenths(of: seconds, in: range).allSatisfy { abs($0 - 1_000) < 150 })
  }

  @Test mutating func `distributes delays evenly up to the cap and never above it`() {
    let seconds = seconds(of: .proportional(0.25), cap: .seconds(1))
    #expect(seconds.allSatisfy { (0.75...1).contains($0) })
    #expect(tenths(of: seconds, in: 0.75...1).allSatisfy { abs($0 - 1_000) < 150 })
  }

  @Test(arguments: [Jitter.none, .full, .equal, .proportional(0.25), .proportional(-1)])
  mutating func `leaves zero delays at zero`(jitter: Jitter) {
    #expect(jitter.applied(to: .zero, cap: .seconds(1), using: &generator) == .zero)
    #expect(jitter.applied(to: .seconds(1), cap: .zero, using: &generator) == .zero)
    #expect(jitter.applied(to: .seconds(-1), cap: .seconds(1), using: &generator) == .zero)
  }

  @Test mutating func `preserves fractions of a second`() {
    let delays = (0..<100).map { _ in
      Jitter.equal.applied(to: .seconds(3), cap: .seconds(20), using: &generator)
    }
    #expect(delays.contains { $0.components.attoseconds != 0 })
  }

  @Test mutating func `never leaves the range from zero to the cap`() {
    for number in 0..<10_000 {
      let jitter: Jitter =
        [.none, .full, .equal, .proportional(.random(in: -1...3, using: &generator))]
        .randomElement(using: &generator) ?? .none
      let delay = RetryGenerator.duration(using: &generator)
      let cap = RetryGenerator.duration(using: &generator)
      let result = jitter.applied(to: delay, cap: cap, using: &generator)
      guard result >= .zero, result <= cap else {
        Issue.record("case \(number) of seed \(Self.seed): \(jitter) \(delay) \(cap) \(result)")
        return
      }
    }
  }
}
