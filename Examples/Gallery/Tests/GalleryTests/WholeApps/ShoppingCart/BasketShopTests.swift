import RecourseTesting
import Testing

@testable import GalleryScreens  // The shop is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct BasketShopTests {
  private let clock = ManualClock()
  private let shop: BasketShop
  private let jam = BasketChange(goods: .jam, number: 4)

  init() {
    shop = BasketShop(clock: clock)
  }

  @Test func `carries out a repeated change once, and returns the basket`() async throws {
    #expect(try await shop.send(jam) == [.jam: 4])
    #expect(try await shop.send(jam) == [.jam: 4])
  }

  @Test(arguments: [
    (BasketScenario.offline, BasketError.offline), (.closed, .closed(.seconds(20))),
    (.lostAnswers, .unanswered),
  ])
  func `fails with the scenario's error, and carries out only if the answer is lost`(
    scenario: BasketScenario, error: BasketError
  ) async throws {
    let bread = BasketChange(goods: .bread, number: 1)
    _ = try await shop.send(bread)
    shop.scenario = scenario
    await #expect(throws: error) { try await shop.send(jam) }
    shop.scenario = .fine
    let basket = try await shop.send(bread)
    #expect(basket == (scenario == .lostAnswers ? [.bread: 1, .jam: 4] : [.bread: 1]))
    #expect(error.provesNothingWasDone == (scenario != .lostAnswers))
  }

  @Test func `refuses goods that are sold out`() async {
    shop.scenario = .soldOut
    await #expect(throws: BasketError.refused(Refusal(id: jam.id, goods: .jam, left: 3))) {
      try await shop.send(jam)
    }
  }

  @Test func `loses the first answers to a change, and finally delivers one`() async {
    shop.scenario = .lostAnswers
    for change in [jam, BasketChange(goods: .bread, number: 1)] {
      await #expect(throws: BasketError.unanswered) { try await shop.send(change) }
      while (try? await shop.send(change)) == nil {}
    }
  }

  @Test func `a slow answer arrives after 2 seconds`() async throws {
    shop.scenario = .slow
    let answer = Task { try await shop.send(jam) }
    await clock.waitForSleeper(until: .seconds(2))
    await clock.advance(by: .seconds(2))
    #expect(try await answer.value == [.jam: 4])
  }
}
