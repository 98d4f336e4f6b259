import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ResilienceModelTests {
  private let clock = ManualClock()
  private let date = Date(timeIntervalSince1970: 1_000_000)
  private let model: ResilienceModel

  init() {
    model = ResilienceModel(clock: clock, now: { [date] in date })
  }

  @Test func `sends every request once to a server that is up`() async {
    model.sendBurst(pace: .zero)
    #expect(model.burst != nil)
    await valueOf { model.burst == nil }
    #expect(model.circuitText == "Closed")
    #expect(model.budget.available == 30)
    let totals = model.traffic.shown.totals
    #expect(totals[.sent] == 20 && totals[.answered] == 20 && totals[.givenUp] == 0)
    #expect(totals.load == 20 && totals.unprotectedLoad == 20)
    #expect(model.traffic.shown.steps.last?.counts == totals)
    #expect(clock.sleepers == 0)
  }

  @Test func `sends one burst at a time`() async {
    model.sendBurst(pace: .zero)
    model.sendBurst(pace: .zero)
    await valueOf { model.burst == nil }
    #expect(count(.sent) == 20)
  }

  @Test func `sends one request per interval`() async {
    model.sendBurst(pace: .milliseconds(50))
    for number in 1...20 {
      await clock.waitForSleeper(until: .milliseconds(50 * number))
      #expect(count(.sent) == number)
      await clock.advance(to: .milliseconds(50 * number))
    }
    await valueOf { model.burst == nil }
  }

  @Test func `shows when the service is probed, once the breaker is open`() async {
    await sendToDeadServer()
    let time = (date + 8).formatted(date: .omitted, time: .standard)
    await valueOf { model.circuitText == "Service unavailable, checking at \(time)" }
    // A breaker opens after 10 calls at the earliest.
    #expect(count(.failed) >= 10)
    #expect(count(.failed) + count(.rejected) + count(.answered) == 20)
    #expect(model.budget.available == 10)
    await leave()
  }

  @Test func `stops retrying when the budget is exhausted`() async {
    await sendToDeadServer()
    // The first delay is at most half a second, after which all failed requests are rejected.
    await clock.advance(by: .milliseconds(500))
    await valueOf { count(.rejected) == 20 && count(.givenUp) == count(.failed) - 10 }
    #expect(model.budget.available == 0)
    await leave()
  }

  @Test func `compares the load with requests that are repeated at once`() async {
    await sendToDeadServer()
    await valueOf { model.traffic.current.totals.unprotectedLoad == 100 }
    #expect(model.traffic.current.totals.load == count(.failed))
    #expect(model.traffic.current.totals.load < 30)
    #expect(model.traffic.current.steps.last?.counts[.failedUnprotected] == 100)
    await leave()
  }

  @Test func `closes the breaker when the server is up again`() async {
    await sendToDeadServer()
    await leave()
    model.isServerDown = false
    await clock.advance(by: .seconds(8))
    await valueOf { model.circuitText == "Probing" }
    model.sendBurst(pace: .zero)
    await valueOf { model.circuitText == "Closed" }
    await leave()
  }

  @Test func `follows time until the chart is empty`() async {
    let clock = ManualClock(advancesBySleeping: true)
    let model = ResilienceModel(clock: clock)
    model.sendBurst(pace: .zero)
    await valueOf { model.burst == nil }
    await model.followTime()
    #expect(clock.now.offset == Traffic.step * Traffic.stepCount)
    #expect(model.traffic.shown.isEmpty)
  }

  /// Sends a burst of requests whose first attempts all fail or are rejected.
  private func sendToDeadServer() async {
    model.isServerDown = true
    model.sendBurst(pace: .zero)
    await valueOf { count(.waiting) == 20 }
  }

  /// Cancels the burst; at most one sleeper remains, which announces the breaker's probe.
  private func leave() async {
    model.burst?.cancel()
    await valueOf { model.burst == nil }
    #expect(clock.sleepers <= 1)
  }

  /// Returns the number of events in the chart.
  private func count(_ event: Traffic.Event) -> Int {
    model.traffic.current.steps.map { $0.counts[event] }.reduce(0, +)
  }
}
