import Foundation
import Testing

@testable import GalleryScreens  // The reducer is the app's own.

@Suite struct BasketReducerTests {
  private var state = BasketState()
  private let bread = BasketChange(.bread, .add(2))
  private let jam = BasketChange(.jam, .add(4))

  private mutating func send(_ actions: BasketAction...) {
    for action in actions { basketReducer(state: &state, action: action) }
  }

  private mutating func begin() {
    send(.opened(BasketState()), .deliver, .answered(Basket(), to: nil))
  }

  @Test mutating func `shows a change before the shop has received it`() {
    begin()
    send(.change(bread))
    #expect(state.shown[.bread] == 2)
    #expect(state.confirmed[.bread] == 0)
  }

  @Test mutating func `undoes the refused change and no other`() {
    begin()
    send(.change(jam), .change(bread), .deliver, .refused(.tooFew(.jam, left: 3), jam.id))
    #expect(state.shown == Basket().applying(bread))
    #expect(state.queue.entries.map(\.id) == [bread.id])
    #expect(
      state.refusals == [.init(id: jam.id, goods: .jam, error: .tooFew(.jam, left: 3), offer: 3)])
  }

  @Test mutating func `offers the remaining stock only if it exceeds the confirmed quantity`() {
    begin()
    let more = BasketChange(.jam, .add(1))
    send(.change(jam), .deliver, .answered(Basket().applying(jam), to: jam.id))
    send(.change(more), .deliver, .refused(.tooFew(.jam, left: 4), more.id))
    #expect(state.refusals.map(\.offer) == [nil])
  }

  @Test mutating func `keeps one refusal per goods, the latest`() {
    begin()
    let changes = [BasketChange(.jam, .add(4)), BasketChange(.jam, .add(4))]
    for (left, change) in zip([3, 2], changes) {
      send(.change(change), .deliver, .refused(.tooFew(.jam, left: left), change.id))
    }
    #expect(state.refusals.map(\.offer) == [2])
    send(.refusalSeen(changes[0].id))
    #expect(state.refusals.map(\.id) == [changes[1].id])
    send(.refusalSeen(changes[1].id))
    #expect(state.refusals.isEmpty)
  }

  @Test mutating func `tracks the status of each change`() {
    begin()
    send(.change(bread), .change(jam), .deliver)
    #expect(state.queue.entries.map(state.status) == [.sending, .waiting])
    send(.failed(.offline, pause: .seconds(1)))
    #expect(state.queue.entries.map(state.status) == [.waiting, .waiting])
    send(.retry, .failed(.unanswered, pause: .seconds(1)))
    #expect(state.queue.entries.map(state.status) == [.unanswered, .waiting])
    send(.retry, .failed(.offline, pause: .seconds(1)))
    #expect(state.queue.entries.map(state.status) == [.unanswered, .waiting])
  }

  @Test mutating func `has one message for all pending changes`() {
    begin()
    #expect(state.headline == "No pending changes")
    send(.change(bread), .change(jam))
    #expect(state.headline == "2 changes on the way")
    send(.deliver, .failed(.offline, pause: .milliseconds(1200)))
    #expect(state.headline == "2 changes wait for the network")
    #expect(
      state.explanation == "The shop can’t be reached. The next attempt follows in 2 s.")
    send(.undo(bread.id))
    #expect(state.headline == "1 change waits for the network")
    send(.retry, .failed(.closed(.seconds(20)), pause: .seconds(20)))
    #expect(state.headline == "1 change waits for the shop to open")
    send(.retry, .failed(.unanswered, pause: .seconds(1)))
    #expect(state.headline == "1 change waits for an answer")
  }

  @Test mutating func `is idle after all pending changes were undone`() {
    begin()
    send(.change(bread), .deliver, .failed(.offline, pause: .seconds(1)), .undo(bread.id))
    #expect(state.headline == "No pending changes")
    #expect(state.pause == nil)
    send(.retry)
    #expect(state.delivery == .idle)
  }

  @Test mutating func `continues after a restart at any point`() throws {
    begin()
    send(.change(bread), .change(jam), .deliver, .close, .deliver)
    #expect(state.delivery == .closed)
    let saved = try JSONDecoder().decode(
      BasketState.self, from: JSONEncoder().encode(state))
    let shown = state.shown
    state = BasketState()
    let coffee = BasketChange(.coffee, .add(1))
    send(.change(coffee), .opened(saved))
    #expect(state.shown == shown.applying(coffee))
    #expect(state.queue.entries.map(state.status) == [.unanswered, .waiting, .waiting])
    #expect(state.errand == .send(bread))
  }
}
