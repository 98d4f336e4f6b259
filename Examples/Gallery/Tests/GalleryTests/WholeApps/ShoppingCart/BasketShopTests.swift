import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The shop is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct BasketShopTests {
  private let clock = ManualClock()
  private let shop: BasketShop
  private let jam = BasketChange(.jam, .add(4))

  init() {
    shop = BasketShop(clock: clock)
  }

  @Test func `carries out a change, and returns the basket`() async throws {
    #expect(try await shop.basket() == Basket())
    #expect(try await shop.carryOut(jam) == Basket().applying(jam))
    #expect(try await shop.basket()[.jam] == 4)
  }

  @Test(arguments: [
    (BasketScenario.offline, BasketError.offline), (.closed, .closed(.seconds(20))),
    (.soldOut, .tooFew(.jam, left: 3)), (.lostAnswers, .unanswered),
  ])
  func `fails with the scenario's error, and carries out only if the answer is lost`(
    scenario: BasketScenario, error: BasketError
  ) async throws {
    _ = try await shop.basket()
    shop.scenario = scenario
    await #expect(throws: error) { try await shop.carryOut(jam) }
    #expect(shop.books.value.hasCarriedOut(jam.id) == (scenario == .lostAnswers))
    #expect(error.provesNothingWasDone == [.offline, .closed].contains(scenario))
  }

  @Test func `loses the first answers to a change, and finally delivers one`() async throws {
    shop.scenario = .lostAnswers
    for change in [jam, BasketChange(.bread, .add(1))] {
      await #expect(throws: BasketError.unanswered) { try await shop.carryOut(change) }
      while (try? await shop.carryOut(change)) == nil {}
    }
    #expect(shop.books.value.basket[.jam] == 4)
    #expect(shop.books.value.basket[.bread] == 1)
  }

  @Test func `a slow answer arrives after 2 seconds`() async throws {
    shop.scenario = .slow
    let answer = Task { try await shop.carryOut(jam) }
    await clock.waitForSleeper(until: .seconds(2))
    await clock.advance(by: .seconds(2))
    #expect(try await answer.value[.jam] == 4)
  }
}
