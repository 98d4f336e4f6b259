extension RandomNumberGenerator {
  /// Returns a uniformly distributed duration from a range.
  mutating func duration(in range: ClosedRange<Duration>) -> Duration {
    let width = (range.upperBound - range.lowerBound).inSeconds
    let part = Duration(clampingSeconds: width * Double.random(in: 0...1, using: &self))
    return min(range.lowerBound + part, range.upperBound)
  }
}
