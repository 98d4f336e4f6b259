import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoadingListModelTests {
  private let clock = ManualClock()
  private let model: LoadingListModel

  init() {
    model = LoadingListModel(clock: clock)
  }

  @Test func `loads the orders, or an empty list`() async throws {
    #expect(try await model.orders() == Order.examples)
    model.scenario = .empty
    #expect(try await model.orders() == [])
  }

  @Test(arguments: [
    (ServerScenario.signedOut, 401), (.notFound, 404), (.tooMany, 429), (.broken, 500),
    (.unavailable, 503),
  ])
  func `fails with the selected status code`(scenario: ServerScenario, status: Int) async {
    model.scenario = scenario
    let error = await #expect(throws: RequestFailed.self) { try await model.orders() }
    #expect(error?.statusCode == status)
    #expect(error?.retryAfter == (status == 429 ? .seconds(30) : nil))
  }

  @Test func `fails without an answer, with a truncated one, or with malformed data`() async {
    model.scenario = .refuse
    await #expect(throws: URLError.self) { try await model.orders() }
    model.scenario = .cutOff
    await #expect(throws: (any Error).self) { try await model.orders() }
    model.scenario = .malformedBody
    await #expect(throws: DecodingError.self) { try await model.orders() }
  }

  @Test func `a delayed answer arrives after 2 seconds`() async throws {
    model.scenario = .delay
    let load = Task { try await model.orders() }
    await clock.waitForSleeper(until: .seconds(2))
    await clock.advance(by: .seconds(2))
    #expect(try await load.value == Order.examples)
  }

  @Test(arguments: [
    (FaultFrequency.always, [1, 2, 3, 4, 5, 6]), (.everySecond, [2, 4, 6]),
    (.everyThird, [3, 6]),
  ])
  func `fails at the selected frequency`(frequency: FaultFrequency, failing: [Int]) async {
    model.frequency = frequency
    model.scenario = .unavailable
    var failed: [Int] = []
    for number in 1...6 where (try? await model.orders()) == nil { failed.append(number) }
    #expect(failed == failing)
  }

  @Test func `logs the requests, last one first, up to the limit`() async throws {
    let log = Task { try await model.logRequests() }
    await Task.yield()  // Lets the log start.
    _ = try await model.orders()
    model.scenario = .unavailable
    _ = try? await model.orders()
    model.scenario = .empty
    _ = try await model.orders()
    await valueOf {
      model.requests.map(\.answer) == ["Answered: 200", "Answered: 503", "Answered: 200"]
    }
    #expect(model.requests.map(\.title) == ["3. GET /archive", "2. GET /orders", "1. GET /orders"])
    for _ in 1...LoggedRequest.limit { _ = try await model.orders() }
    await valueOf { model.requests.first?.id == 3 + LoggedRequest.limit }
    #expect(model.requests.count == LoggedRequest.limit)
    log.cancel()
    _ = await log.result
  }
}
