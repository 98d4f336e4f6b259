import Foundation
import RecourseStore
import RecourseTesting
import Testing

@testable import GalleryScreens  // The basket is the app's own.

/// Random network faults, refusals and restarts of the app while a person shops.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct DeliveryRandomTests {
  private let shop = ScriptedShop()

  @Test(arguments: UInt64(1)...100)
  func `no change is lost, and no change is carried out twice`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let faults: [BasketError?] = [nil, nil, .offline, .unanswered, .closed(.seconds(20))]
    shop.faults = (0..<60).map { _ in faults.randomElement(using: &random) ?? nil }
    var store = makeStore(BasketState())
    for _ in 0..<60 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2:
        let goods = Goods.allCases.randomElement(using: &random) ?? .jam
        let shown = store.state.shown
        let number = [1, 2, -1, -shown[goods, default: 0]].randomElement(using: &random) ?? 1
        let change = BasketChange(goods: goods, number: number)
        store.dispatch(.change(change))
        #expect(store.state.shown == shown.applying(change))
      case 3:
        guard let change = store.state.pending.randomElement(using: &random) else { continue }
        if change.status == .waiting { #expect(!hasCarriedOut(change)) }
        store.dispatch(.undo(change.id))
        #expect(store.state.pending.contains { $0.id == change.id } == (change.status != .waiting))
      case 4: store.dispatch(.tryNow)
      case 5:
        let saved = try JSONEncoder().encode(store.state[\.self])
        store.dispatch(.close)
        store = makeStore(try JSONDecoder().decode(BasketState.self, from: saved))
      case 6: shop.books.stock = [.jam: Int.random(in: 0...4, using: &random), .coffee: 2]
      default: for _ in 0..<20 { await Task.yield() }
      }
      expectShop(toMatch: store.state[\.self])
    }
    shop.faults = []
    for await isDone in store.values(of: \.isDone) where isDone { break }
    expectShop(toMatch: store.state[\.self])
  }

  /// Expects that the person sees the shop's basket plus the changes not yet carried out.
  private func expectShop(toMatch state: BasketState) {
    let rest = state.pending.filter { !hasCarriedOut($0) }
    let expected = rest.reduce(shop.books.basket) { $0.applying($1) }
    for goods in Goods.allCases {
      #expect(state.shown[goods, default: 0] == expected[goods, default: 0])
    }
  }

  private func hasCarriedOut(_ change: BasketChange) -> Bool {
    shop.books.answers[change.id] == .some(nil)
  }

  /// Returns the store of an app that starts with a saved state and doesn’t wait in real time.
  private func makeStore(_ saved: BasketState) -> Store<BasketState, BasketAction> {
    let store = Store(
      initialState: saved, reducer: basketReducer,
      middlewares: [deliveryMiddleware(send: shop.send)],
      clock: ManualClock(advancesBySleeping: true))
    store.dispatch(.open)
    return store
  }
}

extension BasketState {
  fileprivate var isDone: Bool { pending.isEmpty && delivery == .idle }
}
