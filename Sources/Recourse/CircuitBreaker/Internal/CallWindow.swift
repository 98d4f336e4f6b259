/// Counts recent calls in slices of time, so that memory use doesn't grow with the number of calls.
package struct CallWindow: Sendable, Hashable {
  private struct Slice: Hashable {
    let start: Double
    var calls = 0
    var failures = 0
  }

  /// The number of slices in the counted interval.
  package static let sliceCount = 10

  /// The slices in the counted interval, oldest first.
  private var slices: [Slice] = []

  package init() {}

  package var calls: Int { slices.reduce(0) { $0 + $1.calls } }
  package var failures: Int { slices.reduce(0) { $0 + $1.failures } }

  /// Counts a call, and discards the slices that have left the interval.
  package mutating func count(failed: Bool, at now: Duration, window: Duration) {
    // A floating-point number can represent any time.
    let start = (now / (window / Self.sliceCount)).rounded(.down)
    slices.removeAll { $0.start <= start - Double(Self.sliceCount) }
    if slices.last?.start != start { slices.append(Slice(start: start)) }
    slices[slices.count - 1].calls += 1
    slices[slices.count - 1].failures += failed ? 1 : 0
  }
}
