import Testing

@testable import GalleryScreens  // The models are the app's own.

@Suite struct TrafficTests {
  private var traffic = Traffic()

  @Test mutating func `counts the events within a step`() {
    traffic.begin(at: .milliseconds(100))
    traffic.begin(at: .milliseconds(499))
    traffic.begin(at: .milliseconds(500))
    for outcome in [Traffic.Outcome.answered, .failed, .failed, .refused, .refused, .refused] {
      traffic.end(outcome, at: .milliseconds(700))
    }
    let buckets = traffic.buckets(until: .milliseconds(999))
    #expect(buckets.count == Traffic.stepCount)
    #expect(buckets.suffix(3).map(\.requests) == [0, 2, 1])
    let last = buckets.last
    #expect(last?.answered == 1)
    #expect(last?.failed == 2)
    #expect(last?.refused == 3)
  }

  @Test mutating func `counts a waiting request in each step of the wait`() {
    traffic.wait(1, at: .milliseconds(100))
    traffic.wait(2, at: .milliseconds(600))
    traffic.endWait(1, at: .milliseconds(1200))
    traffic.endWait(7, at: .milliseconds(1200))
    let waits = traffic.buckets(until: .milliseconds(1900)).suffix(5).map(\.waits)
    #expect(waits == [0, 1, 2, 2, 1])
  }

  @Test mutating func `counts both waits of a request that waits twice`() {
    traffic.wait(1, at: .milliseconds(100))
    traffic.endWait(1, at: .milliseconds(200))
    traffic.wait(1, at: .milliseconds(1100))
    let waits = traffic.buckets(until: .milliseconds(1600)).suffix(4).map(\.waits)
    #expect(waits == [1, 0, 1, 1])
  }

  @Test mutating func `forgets events that are too old for the chart, and no others`() {
    let span = Traffic.step * Traffic.stepCount
    traffic.begin(at: .zero)
    traffic.end(.failed, at: .zero)
    traffic.wait(1, at: .zero)
    let before = traffic.buckets(until: span - .milliseconds(1))
    traffic.forget(before: span - .milliseconds(1))
    #expect(traffic.buckets(until: span - .milliseconds(1)) == before)
    #expect(before.first == Traffic.Bucket(id: 0, requests: 1, failed: 1, waits: 1))
    traffic.forget(before: span)
    #expect(traffic.buckets(until: span).allSatisfy { $0.attempts == 0 && $0.requests == 0 })
    // A request that is still waiting remains visible.
    #expect(traffic.buckets(until: span).allSatisfy { $0.waits == 1 })
    traffic.endWait(1, at: span)
    traffic.forget(before: span * 2)
    #expect(traffic.isEmpty)
  }
}
