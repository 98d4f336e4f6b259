import RecourseStore
import RecourseTesting
import Testing

@testable import GalleryScreens  // The middleware is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DeliveryMiddlewareTests {
  private let shop = ScriptedShop()
  private let clock = ManualClock()
  private let middleware: Middleware<BasketState, BasketAction>
  private let bread = BasketChange(goods: .bread, number: 2)
  private let jam = BasketChange(goods: .jam, number: 4)

  init() {
    middleware = deliveryMiddleware(
      retry: .exponential(maxAttempts: .max).jitter(.none), send: shop.send)
  }

  @Test func `undoes a refused change, and sends the next one`() async throws {
    let store = makeTestStore()
    shop.books.stock = [.jam: 3]
    try store.send(.change(jam)) { $0.pending = [jam] }
    try await receiveDelivery(in: store)
    try store.send(.change(bread)) { $0.pending.append(bread) }
    let refusal = Refusal(id: jam.id, goods: .jam, left: 3)
    try await store.receive(.refused(refusal)) {
      $0.pending = [bread]
      $0.refusals = [refusal]
      $0.delivery = .idle
    }
    try await receiveDelivery(in: store)
    try await finish(store)
  }

  @Test func `delays grow while there is no network`() async throws {
    let store = makeTestStore()
    shop.faults = [.offline, .offline, .offline]
    try store.send(.change(bread)) { $0.pending = [bread] }
    try await receiveDelivery(in: store)
    for delay in [1, 2, 4] {
      try await store.receive(.failed(.offline, delay: .seconds(delay))) {
        $0.pending[0].status = .waiting
        $0.delivery = .paused(.offline, delay: .seconds(delay))
      }
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(delay))
      try await store.receive(.retry(bread.id)) {
        $0.pending[0].status = .sending
        $0.delivery = .underWay
      }
    }
    try await finish(store)
  }

  @Test func `Try Now sends the pending changes in order, one request at a time`() async {
    let store = makeStore()
    shop.faults = [.offline]
    store.dispatch(.change(bread))
    store.dispatch(.change(jam))
    await clock.waitForSleepers()
    store.dispatch(.tryNow)
    store.dispatch(.tryNow)
    await store.wait(until: \.pending.isEmpty)
    #expect(shop.requests == [bread.id, bread.id, jam.id])
    #expect(!shop.wasHurried)
    #expect(clock.sleepers == 0)
  }

  @Test func `a change that is sent again after a lost answer is carried out once`() async {
    let store = makeStore()
    shop.faults = [.unanswered, .unanswered, nil, .unanswered]
    store.dispatch(.change(bread))
    store.dispatch(.change(jam))
    // An answer resets the delays.
    for time in [1, 3, 4] {
      await clock.waitForSleeper(until: .seconds(time))
      await clock.advance(to: .seconds(time))
    }
    await store.wait(until: \.pending.isEmpty)
    #expect(shop.requests == [bread.id, bread.id, bread.id, jam.id, jam.id])
    #expect(shop.books.basket == [.bread: 2, .jam: 4])
    #expect(store.state.shown == shop.books.basket)
  }

  @Test func `honours the shop's delay, whatever is changed in the meantime`() async {
    let store = makeStore()
    shop.faults = [.closed(.seconds(20))]
    store.dispatch(.change(bread))
    await clock.waitForSleepers()
    store.dispatch(.undo(bread.id))
    store.dispatch(.change(jam))
    await clock.advance(by: .seconds(19))
    #expect(shop.requests == [bread.id])
    await clock.advance(by: .seconds(1))
    await store.wait(until: \.pending.isEmpty)
    #expect(shop.books.basket == [.jam: 4])
  }

  @Test func `is idle after all pending changes were undone`() async {
    let store = makeStore()
    shop.faults = [.offline]
    store.dispatch(.change(bread))
    await clock.waitForSleepers()
    store.dispatch(.undo(bread.id))
    await clock.advance(by: .seconds(1))
    await store.wait(until: \.isIdle)
    #expect(shop.requests == [bread.id])
  }

  @Test func `sends nothing after the app has quit`() async {
    let store = makeStore()
    shop.faults = [.offline]
    let delivery = store.dispatch(.change(bread))
    await clock.waitForSleepers()
    store.dispatch(.close)
    await delivery.finish()
    #expect(clock.sleepers == 0)
    store.dispatch(.change(jam))
    #expect(store.state.delivery == .closed)
    #expect(shop.requests == [bread.id])
  }

  private func makeTestStore() -> TestStore<BasketState, BasketAction> {
    TestStore(
      initialState: BasketState(), reducer: basketReducer, middlewares: [middleware], clock: clock)
  }

  private func receiveDelivery(
    in store: TestStore<BasketState, BasketAction>
  ) async throws {
    try await store.receive(.deliver) {
      $0.pending[0].status = .sending
      $0.delivery = .underWay
    }
  }

  private func finish(_ store: TestStore<BasketState, BasketAction>) async throws {
    try await store.receive(.confirmed(bread.id, [.bread: 2])) {
      $0.confirmed = [.bread: 2]
      $0.pending = []
      $0.delivery = .idle
    }
    try await store.finish()
  }

  private func makeStore() -> Store<BasketState, BasketAction> {
    Store(
      initialState: BasketState(), reducer: basketReducer, middlewares: [middleware], clock: clock)
  }
}

extension Store<BasketState, BasketAction> {
  fileprivate func wait(until path: KeyPath<BasketState, Bool>) async {
    for await isTrue in values(of: path) where isTrue { return }
  }
}

extension BasketState {
  fileprivate var isIdle: Bool { delivery == .idle }
}
