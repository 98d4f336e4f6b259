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
    model.sendRequests(pace: .zero)
    #expect(model.isSending)
    await valueOf { !model.isSending }
    #expect(model.resultText == "20 answered, 0 given up")
    #expect(model.circuitText == "Closed")
    #expect(model.budgetText == "30 of 30 retries")
    #expect(model.loadText == "20 attempts, without Recourse 20")
    #expect(buckets.last == Traffic.Bucket(id: 0, requests: 20, answered: 20))
    #expect(clock.sleepers == 0)
  }

  @Test func `sends one burst at a time, one request per interval`() async {
    model.sendRequests(pace: .milliseconds(50))
    model.sendRequests(pace: .milliseconds(50))
    for number in 1...ResilienceModel.burst {
      await clock.waitForSleeper(until: .milliseconds(50 * number))
      #expect(buckets.map(\.requests).reduce(0, +) == number)
      await clock.advance(to: .milliseconds(50 * number))
    }
    await valueOf { !model.isSending }
    #expect(model.burstCount == 1)
  }

  @Test func `shows when the service is probed, once the breaker is open`() async {
    await sendToDeadServer()
    let time = (date + 8).formatted(date: .omitted, time: .standard)
    await valueOf { model.circuitText == "Service unavailable, checking at \(time)" }
    // A breaker opens after 10 calls at the earliest.
    #expect(sum(\.failed) >= 10)
    #expect(sum(\.attempts) == 20)
    #expect(model.budgetText == "10 of 30 retries")
    await leave()
  }

  @Test func `stops retrying when the budget is exhausted`() async {
    await sendToDeadServer()
    // The first delay is at most half a second, after which all failed requests are rejected.
    await clock.advance(by: .milliseconds(500))
    await valueOf { sum(\.refused) == 20 && model.givenUp == sum(\.failed) - 10 }
    #expect(model.budgetLevel == 0)
    await leave()
  }

  @Test func `compares the load with requests that are repeated at once`() async {
    await sendToDeadServer()
    while model.unprotectedLoad < 100 { await Task.yield() }
    #expect(model.load == sum(\.failed))
    #expect(model.load < 30)
    #expect(model.unprotectedTraffic.buckets(until: clock.now.offset).last?.failed == 100)
    await leave()
  }

  @Test func `closes the breaker when the server is up again`() async {
    await sendToDeadServer()
    await leave()
    model.isServerDown = false
    await clock.advance(by: .seconds(8))
    await valueOf { model.circuitText == "Probing" }
    model.sendRequests(pace: .zero)
    await valueOf { model.circuitText == "Closed" }
    await leave()
  }

  @Test func `follows time until the chart is empty`() async {
    let clock = ManualClock(advancesBySleeping: true)
    let model = ResilienceModel(clock: clock)
    model.sendRequests(pace: .zero)
    await valueOf { !model.isSending }
    await model.followTime()
    #expect(clock.now.offset == Traffic.step * Traffic.stepCount)
    let buckets = model.buckets + model.unprotectedBuckets
    #expect(buckets.allSatisfy { $0.requests == 0 && $0.attempts == 0 })
  }

  private var buckets: [Traffic.Bucket] { model.traffic.buckets(until: clock.now.offset) }

  /// Sends a burst of requests whose first attempts all fail or are rejected.
  private func sendToDeadServer() async {
    model.isServerDown = true
    model.sendRequests(pace: .zero)
    await valueOf { buckets.last?.waits == ResilienceModel.burst }
  }

  /// Cancels the burst; at most one sleeper remains, which announces the breaker's probe.
  private func leave() async {
    model.leave()
    await valueOf { !model.isSending }
    #expect(clock.sleepers <= 1)
  }

  private func sum(_ part: KeyPath<Traffic.Bucket, Int>) -> Int {
    buckets.map { $0[keyPath: part] }.reduce(0, +)
  }
}
