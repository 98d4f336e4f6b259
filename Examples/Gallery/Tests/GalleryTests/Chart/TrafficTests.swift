import Testing

@testable import GalleryScreens  // The models are the app's own.

@Suite struct TrafficTests {
  private var traffic = Traffic()

  @Test mutating func `counts the events within a step`() {
    traffic.count(.sent)
    traffic.count(.sent)
    traffic.beginStep()
    traffic.count(.sent)
    for event in [Traffic.Event.answered, .failed, .failed, .rejected, .rejected, .rejected] {
      traffic.count(event)
    }
    #expect(traffic.steps.count == Traffic.stepCount)
    #expect(counts(of: .sent).suffix(3) == [0, 2, 1])
    #expect(counts(of: .answered).suffix(3) == [0, 0, 1])
    #expect(counts(of: .failed).suffix(3) == [0, 0, 2])
    #expect(counts(of: .rejected).suffix(3) == [0, 0, 3])
  }

  @Test mutating func `counts a waiting request in each step of the wait`() {
    traffic.wait(1)
    traffic.beginStep()
    traffic.wait(2)
    traffic.beginStep()
    traffic.endWait(1)
    traffic.endWait(7)
    traffic.beginStep()
    #expect(counts(of: .waiting).suffix(5) == [0, 1, 2, 2, 1])
  }

  @Test mutating func `counts both waits of a request that waits twice`() {
    traffic.wait(1)
    traffic.endWait(1)
    traffic.beginStep()
    traffic.beginStep()
    traffic.wait(1)
    traffic.beginStep()
    #expect(counts(of: .waiting).suffix(4) == [1, 0, 1, 1])
  }

  @Test mutating func `forgets events that are too old for the chart, and no others`() {
    traffic.count(.sent)
    traffic.count(.failed)
    traffic.wait(1)
    for _ in 1..<Traffic.stepCount { traffic.beginStep() }
    let first = traffic.steps[0]
    #expect(first.id == Traffic.stepCount - 1)
    #expect([Traffic.Event.sent, .failed, .waiting].map { first.counts[$0] } == [1, 1, 1])
    traffic.beginStep()
    #expect(counts(of: .sent).allSatisfy { $0 == 0 } && counts(of: .failed).allSatisfy { $0 == 0 })
    // A request that is still waiting remains visible.
    #expect(counts(of: .waiting).allSatisfy { $0 == 1 })
    traffic.endWait(1)
    for _ in 1..<Traffic.stepCount { traffic.beginStep() }
    #expect(!traffic.isEmpty)
    traffic.beginStep()
    #expect(traffic.isEmpty)
  }

  @Test mutating func `totals outlast the steps, until the next burst`() {
    for event in [Traffic.Event.answered, .failed, .rejected, .failedUnprotected] {
      traffic.count(event)
    }
    for _ in 1...Traffic.stepCount { traffic.beginStep() }
    #expect(traffic.totals.load == 2)
    #expect(traffic.totals.unprotectedLoad == 1)
    traffic.resetTotals()
    #expect(traffic.totals.isEmpty)
  }

  private func counts(of event: Traffic.Event) -> [Int] { traffic.steps.map { $0.counts[event] } }
}
