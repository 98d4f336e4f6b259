import Recourse

/// Generates backoffs, durations, and counts for property tests, including extreme values.
enum RetryGenerator {
  static func duration(using generator: inout some RandomNumberGenerator) -> Duration {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .zero
    case 1: .nanoseconds(Int64.random(in: 0...1_000, using: &generator))
    case 2: .seconds(Int64.max)
    default: .microseconds(Int64.random(in: 0...10_000_000_000, using: &generator))
    }
  }

  static func failures(using generator: inout some RandomNumberGenerator) -> Int {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: 0
    case 1: .max
    case 2: .random(in: 0...(.max), using: &generator)
    default: .random(in: 0...100, using: &generator)
    }
  }

  /// Returns a backoff that never decreases, with or without a cap, and its name.
  static func backoff(
    using generator: inout some RandomNumberGenerator
  ) -> (backoff: Backoff, name: String) {
    let first = duration(using: &generator)
    let step = duration(using: &generator)
    let factor = Double.random(in: 1...10, using: &generator)
    let cap = duration(using: &generator)
    let (backoff, name): (Backoff, String) =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: (.none, "none")
      case 1: (.constant(first), "constant \(first)")
      case 2: (.linear(first: first, step: step), "linear \(first) \(step)")
      default: (.exponential(first: first, factor: factor), "exponential \(first) \(factor)")
      }
    guard Bool.random(using: &generator) else { return (backoff, name) }
    return (backoff.capped(at: cap), "\(name), at most \(cap)")
  }
}
