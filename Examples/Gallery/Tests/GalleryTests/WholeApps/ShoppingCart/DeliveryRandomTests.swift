import RecourseStore
import RecourseTesting
import Testing

@testable import GalleryScreens  // The basket is the app's own.

/// Random network faults and restarts of the app while a person shops.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct DeliveryRandomTests {
  @Test(arguments: UInt64(1)...40)
  func `ends with the basket of the shop`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let shop = ScriptedShop()
    let faults: [ScriptedShop.Fault?] = [
      nil, nil, .refused(.offline), .answerLost, .refused(.closed(.seconds(20))),
    ]
    shop.faults = (0..<60).map { _ in faults.randomElement(using: &random) ?? nil }
    shop.books.stock = [.coffee: 2]
    var store = makeStore(shop, BasketState())
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        let goods = Goods.allCases.randomElement(using: &random) ?? .jam
        let step = [BasketChange.Step.add(1), .add(-1), .set(0)].randomElement(using: &random)
        store.dispatch(.change(BasketChange(goods, step ?? .add(1))))
      case 3:
        let entry = store.state[\.queue.entries].randomElement(using: &random)
        if let entry { store.dispatch(.undo(entry.id)) }
      case 4: store.dispatch(.tryNow)
      case 5:
        store.dispatch(.close)
        store = makeStore(shop, store.state[\.self])
      default: for _ in 0..<20 { await Task.yield() }
      }
    }
    shop.faults = []
    for await isDone in store.values(of: \.isDone) where isDone { break }
    #expect(store.state[\.shown] == shop.books.basket)
    #expect(store.state[\.confirmed] == shop.books.basket)
  }

  /// Returns the store of an app that starts with the saved state and doesn’t wait in real time.
  private func makeStore(
    _ shop: ScriptedShop, _ saved: BasketState
  ) -> Store<BasketState, BasketAction> {
    let store = Store(
      initialState: BasketState(), reducer: basketReducer,
      middlewares: [deliveryMiddleware(shop)], clock: ManualClock(advancesBySleeping: true))
    var state = saved
    state.isUpToDate = false
    store.dispatch(.opened(state))
    return store
  }
}

extension BasketState {
  fileprivate var isDone: Bool { errand == nil && delivery == .idle }
}
