import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The middleware is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DeliveryMiddlewareTests {
  private let shop = ScriptedShop()
  private let bread = BasketChange(.bread, .add(2))
  private let jam = BasketChange(.jam, .add(4))
  private let coffee = BasketChange(.coffee, .add(1))

  /// Returns the store of an app that has already queried the basket.
  private func makeStore(
    schedule: RetrySchedule = .exponential(maxAttempts: .max).jitter(.none)
  ) async throws -> TestStore<BasketState, BasketAction> {
    let store = TestStore(
      initialState: BasketState(), reducer: basketReducer,
      middlewares: [deliveryMiddleware(shop, schedule: schedule)])
    try store.send(.opened(BasketState())) { $0.delivery = .idle }
    try await store.receive(.deliver) { $0.delivery = .underWay(.look) }
    try await store.receive(.answered(Basket(), to: nil)) {
      $0.delivery = .idle
      $0.isUpToDate = true
    }
    return store
  }

  @Test func `shows a change at once, and confirms it later`() async throws {
    let store = try await makeStore()
    try store.send(.change(bread)) { $0.queue.add(bread, to: Basket()) }
    #expect(store.state.shown[.bread] == 2)
    try await store.receive(.deliver) {
      $0.delivery = .underWay(.send(bread))
      $0.queue.send(bread.id)
    }
    try await store.receive(.answered(Basket().applying(bread), to: bread.id)) {
      $0.confirmed[.bread] = 2
      $0.queue.settle(bread.id)
      $0.delivery = .idle
    }
    try await store.finish()
  }

  @Test func `undoes a refused change, and sends the next one`() async throws {
    shop.books.stock = [.jam: 3]
    let store = try await makeStore()
    try store.send(.change(jam)) { $0.queue.add(jam, to: Basket()) }
    try await store.receive(.deliver) {
      $0.delivery = .underWay(.send(jam))
      $0.queue.send(jam.id)
    }
    try store.send(.change(bread)) { $0.queue.add(bread, to: Basket()) }
    let refusal = BasketState.Refusal(
      id: jam.id, goods: .jam, error: .tooFew(.jam, left: 3), offer: 3)
    try await store.receive(.refused(refusal.error, jam.id)) {
      $0.queue.settle(jam.id)
      $0.refusals = [refusal]
      $0.delivery = .idle
    }
    #expect(store.state.shown == Basket().applying(bread))
    try await store.receive(.deliver) {
      $0.delivery = .underWay(.send(bread))
      $0.queue.send(bread.id)
    }
    try await store.receive(.answered(Basket().applying(bread), to: bread.id)) {
      $0.confirmed[.bread] = 2
      $0.queue.settle(bread.id)
      $0.delivery = .idle
    }
    try await store.finish()
  }

  @Test func `delays grow while there is no network`() async throws {
    let store = try await makeStore()
    shop.faults = Array(repeating: .refused(.offline), count: 3)
    try store.send(.change(bread)) { $0.queue.add(bread, to: Basket()) }
    try await store.receive(.deliver) {
      $0.delivery = .underWay(.send(bread))
      $0.queue.send(bread.id)
    }
    for pause in [1, 2, 4] {
      try await store.receive(.failed(.offline, pause: .seconds(pause))) {
        $0.queue.returnToSender(bread.id)
        $0.delivery = .paused(.init(error: .offline, duration: .seconds(pause)))
      }
      await store.clock.waitForSleepers()
      await store.clock.advance(by: .seconds(pause))
      try await store.receive(.retry) {
        $0.delivery = .underWay(.send(bread))
        $0.queue.send(bread.id)
      }
    }
    try await store.receive(.answered(Basket().applying(bread), to: bread.id)) {
      $0.confirmed[.bread] = 2
      $0.queue.settle(bread.id)
      $0.delivery = .idle
    }
    try await store.finish()
  }

  @Test func `Try Now sends the pending changes in order, one request at a time`() async throws {
    let store = try await makeStore()
    shop.faults = [.refused(.offline)]
    store.store.dispatch(.change(bread))
    store.store.dispatch(.change(jam))
    await store.clock.waitForSleepers()
    store.store.dispatch(.change(coffee))
    #expect(shop.requests == [nil, bread.id])
    store.store.dispatch(.tryNow)
    store.store.dispatch(.tryNow)
    await store.store.follow(\.queue.entries.isEmpty)
    #expect(shop.requests == [nil, bread.id, bread.id, jam.id, coffee.id])
    #expect(!shop.wasHurried)
    #expect(store.clock.sleepers == 0)
  }

  @Test func `a change that is sent again after a lost answer is carried out once`() async throws {
    let store = try await makeStore()
    shop.faults = [.answerLost, .answerLost, nil, .answerLost]
    store.store.dispatch(.change(bread))
    store.store.dispatch(.change(jam))
    // An answer resets the delays.
    for time in [1, 3, 4] {
      await store.clock.waitForSleeper(until: .seconds(time))
      await store.clock.advance(to: .seconds(time))
    }
    await store.store.follow(\.queue.entries.isEmpty)
    #expect(shop.requests == [nil, bread.id, bread.id, bread.id, jam.id, jam.id])
    #expect(shop.books.basket == Basket().applying(bread).applying(jam))
    #expect(store.store.state[\.shown] == shop.books.basket)
  }

  @Test func `honours the shop's delay, whatever is changed in the meantime`() async throws {
    let store = try await makeStore()
    shop.faults = [.refused(.closed(.seconds(20)))]
    store.store.dispatch(.change(bread))
    await store.clock.waitForSleepers()
    store.store.dispatch(.change(jam))
    store.store.dispatch(.undo(bread.id))
    await store.clock.advance(by: .seconds(19))
    #expect(shop.requests == [nil, bread.id])
    await store.clock.advance(by: .seconds(1))
    await store.store.follow(\.queue.entries.isEmpty)
    #expect(shop.requests == [nil, bread.id, jam.id])
    #expect(shop.books.basket == Basket().applying(jam))
  }

  @Test func `sends nothing after quitting, and resumes with the same change`() async throws {
    let store = try await makeStore()
    shop.holdsAnswers = true
    let run = store.store.dispatch(.change(bread))
    while shop.requests.count < 2 { await Task.yield() }
    let saved = store.store.state[\.self]
    store.store.dispatch(.close)
    shop.holdsAnswers = false
    shop.answer()
    await run.finish()
    #expect(store.store.state[\.delivery] == .closed)
    store.store.dispatch(.opened(saved))
    await store.store.follow(\.queue.entries.isEmpty)
    #expect(shop.requests == [nil, bread.id, bread.id])
    #expect(shop.books.basket == Basket().applying(bread))
  }

  @Test func `skips the query if the shop doesn’t understand it`() async throws {
    shop.faults = [.refused(.notUnderstood)]
    let store = TestStore(
      initialState: BasketState(), reducer: basketReducer,
      middlewares: [deliveryMiddleware(shop)])
    try store.send(.opened(BasketState())) { $0.delivery = .idle }
    try await store.receive(.deliver) { $0.delivery = .underWay(.look) }
    try await store.receive(.refused(.notUnderstood, nil)) {
      $0.delivery = .idle
      $0.isUpToDate = true
    }
    try await store.finish()
  }
}

extension Store<BasketState, BasketAction> {
  /// Waits until a condition is true.
  fileprivate func follow(_ path: KeyPath<BasketState, Bool>) async {
    for await isMet in values(of: path) where isMet { return }
  }
}
