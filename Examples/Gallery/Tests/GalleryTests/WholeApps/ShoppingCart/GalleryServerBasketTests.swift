import RecourseTesting
import Testing

@testable import GalleryScreens  // The shop is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct GalleryServerBasketTests {
  private let clock = ManualClock()
  private let shop: GalleryServer
  private let jam = BasketChange(goods: .jam, number: 4)

  init() {
    shop = .shop(clock: clock)
  }

  @Test func `carries out a repeated change once, and returns the basket`() async throws {
    #expect(try await shop.carryOut(jam) == [.jam: 4])
    #expect(try await shop.carryOut(jam) == [.jam: 4])
  }

  @Test(arguments: [
    ("Offline", BasketError.offline), ("Service closed", .closed(.seconds(20))),
    ("Responses get lost", .unanswered),
  ])
  func `fails with the scenario's error, and carries out only if the answer is lost`(
    scenario: String, error: BasketError
  ) async throws {
    let bread = BasketChange(goods: .bread, number: 1)
    _ = try await shop.carryOut(bread)
    try shop.select(scenario, from: .ofShoppingCart)
    await #expect(throws: error) { try await shop.carryOut(jam) }
    shop.scenario = .fine
    let basket = try await shop.carryOut(bread)
    #expect(basket == (error == .unanswered ? [.bread: 1, .jam: 4] : [.bread: 1]))
    #expect(error.isUnprocessed == (error != .unanswered))
  }

  @Test func `refuses goods that are sold out`() async {
    shop.scenario = .soldOut
    await #expect(throws: BasketError.refused(Refusal(id: jam.id, goods: .jam, left: 3))) {
      try await shop.carryOut(jam)
    }
  }

  @Test func `loses the first answers to a change, and finally delivers one`() async throws {
    try shop.select("Responses get lost", from: .ofShoppingCart)
    for change in [jam, BasketChange(goods: .bread, number: 1)] {
      await #expect(throws: BasketError.unanswered) { try await shop.carryOut(change) }
      while (try? await shop.carryOut(change)) == nil {}
    }
  }

  @Test func `a slow answer arrives after 2 seconds`() async throws {
    try shop.select("Slow", from: .ofShoppingCart)
    let answer = Task { try await shop.carryOut(jam) }
    await clock.waitForSleeper(until: .seconds(2))
    await clock.advance(by: .seconds(2))
    #expect(try await answer.value == [.jam: 4])
  }
}
