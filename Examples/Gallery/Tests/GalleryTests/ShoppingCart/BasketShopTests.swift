import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The shop is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct BasketShopTests {
  private let clock = ManualClock()
  private let shop: BasketShop
  private let jam = BasketChange(.jam, .add(4))

  init() {
    shop = BasketShop(clock: clock)
  }

  @Test func `carries out, and tells what is in the basket`() async throws {
    #expect(try await shop.basket() == Basket())
    #expect(try await shop.carryOut(jam) == Basket().applying(jam))
    #expect(try await shop.basket()[.jam] == 4)
  }

  @Test(arguments: [
    (BasketSituation.offline, BasketError.offline), (.closed, .closed(.seconds(20))),
    (.soldOut, .tooFew(.jam, left: 3)), (.lostAnswers, .unanswered),
  ])
  func `says what has failed, and carries out only what loses its answer`(
    situation: BasketSituation, error: BasketError
  ) async throws {
    _ = try await shop.basket()
    shop.situation = situation
    await #expect(throws: error) { try await shop.carryOut(jam) }
    #expect(shop.books.value.hasCarriedOut(jam.id) == (situation == .lostAnswers))
    #expect(error.provesNothingWasDone == [.offline, .closed].contains(situation))
  }

  @Test func `loses the answer to a change, and tells it in the end`() async throws {
    shop.situation = .lostAnswers
    for change in [jam, BasketChange(.bread, .add(1))] {
      await #expect(throws: BasketError.unanswered) { try await shop.carryOut(change) }
      while (try? await shop.carryOut(change)) == nil {}
    }
    #expect(shop.books.value.basket[.jam] == 4)
    #expect(shop.books.value.basket[.bread] == 1)
  }

  @Test func `answers late`() async throws {
    shop.situation = .slow
    let answer = Task { try await shop.carryOut(jam) }
    await clock.waitForSleeper(until: .seconds(2))
    await clock.advance(by: .seconds(2))
    #expect(try await answer.value[.jam] == 4)
  }
}
