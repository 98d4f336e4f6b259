import Testing

@testable import GalleryScreens  // The reducer is the app's own.

@Suite struct BasketReducerTests {
  private var state = BasketState()
  private let bread = BasketChange(goods: .bread, number: 2)
  private let jam = BasketChange(goods: .jam, number: 4)

  private mutating func send(_ actions: BasketAction...) {
    for action in actions { basketReducer(state: &state, action: action) }
  }

  @Test mutating func `shows a change before the shop has received it`() {
    send(.change(bread))
    #expect(state.shown == [.bread: 2])
    #expect(state.confirmed.isEmpty)
  }

  @Test mutating func `a quantity is never negative, even after an addition was refused`() {
    send(.change(jam), .change(BasketChange(goods: .jam, number: -2)), .deliver)
    #expect(state.shown == [.jam: 2])
    send(.refused(Refusal(id: jam.id, goods: .jam, left: 3)))
    #expect(state.shown == [.jam: 0])
    send(.change(BasketChange(goods: .jam, number: 1)))
    #expect(state.shown == [.jam: 1])
  }

  @Test mutating func `undoes the refused change and no other`() {
    let refusal = Refusal(id: jam.id, goods: .jam, left: 3)
    send(.change(jam), .change(bread), .deliver, .refused(refusal))
    #expect(state.shown == [.bread: 2])
    #expect(state.refusals == [refusal])
  }

  @Test mutating func `keeps one refusal per goods, the latest`() {
    let refusals = [3, 2].map { Refusal(id: BasketChange.ID(), goods: .jam, left: $0) }
    send(.refused(refusals[0]), .refused(refusals[1]), .refusalSeen(refusals[0].id))
    #expect(state.refusals == [refusals[1]])
    send(.refusalSeen(refusals[1].id))
    #expect(state.refusals.isEmpty)
  }

  @Test mutating func `undoes only changes that have certainly not reached the shop`() {
    send(.change(bread), .change(jam), .deliver)
    #expect(state.pending.map(\.status) == [.sending, .waiting])
    send(.undo(bread.id), .failed(.offline, delay: .seconds(1)))
    #expect(state.pending.map(\.status) == [.waiting, .waiting])
    send(.retry(bread.id), .failed(.unanswered, delay: .seconds(1)))
    #expect(state.pending.map(\.status) == [.unanswered, .waiting])
    send(.retry(bread.id), .failed(.offline, delay: .seconds(1)))
    #expect(state.pending.map(\.status) == [.unanswered, .waiting])
    send(.undo(bread.id), .undo(jam.id))
    #expect(state.pending.map(\.id) == [bread.id])
  }

  @Test mutating func `a change in flight when the app quits may have reached the shop`() {
    send(.change(bread), .change(jam), .deliver, .open)
    #expect(state.pending.map(\.status) == [.unanswered, .waiting])
    #expect(state.delivery == .idle)
  }
}
