/// Draws the choices of a system behavior, one for each occasion.
struct Decisions {
  private let behavior: SystemBehavior
  private var random: SplitMix64

  init(_ behavior: SystemBehavior) {
    self.behavior = behavior
    random = SplitMix64(state: behavior.seed)
  }

  mutating func choose<Choice>(_ choices: KeyPath<SystemBehavior, [Choice]>) -> Choice {
    let choices = behavior[keyPath: choices]
    return choices.count == 1
      ? choices[0] : choices[Int.random(in: choices.indices, using: &random)]
  }

  mutating func choose(_ range: KeyPath<SystemBehavior, ClosedRange<Int>>) -> Int {
    draw(from: behavior[keyPath: range])
  }

  mutating func choose(_ range: KeyPath<SystemBehavior, ClosedRange<Duration>>) -> Duration {
    draw(from: behavior[keyPath: range])
  }

  mutating func draw(from range: ClosedRange<Int>) -> Int {
    range.count == 1 ? range.lowerBound : Int.random(in: range, using: &random)
  }

  /// Draws a duration from the range, in steps of whole milliseconds.
  mutating func draw(from range: ClosedRange<Duration>) -> Duration {
    if range.lowerBound == range.upperBound { return range.lowerBound }
    let span = (range.upperBound - range.lowerBound) / Duration.milliseconds(1)
    return range.lowerBound
      + .milliseconds(Int64.random(in: 0...Int64(span.rounded(.down)), using: &random))
  }
}

/// A generator of random numbers that is deterministic for a given seed.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
