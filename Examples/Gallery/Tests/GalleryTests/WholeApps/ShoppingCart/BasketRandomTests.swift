import Foundation
import RecourseTesting
import Testing

@testable import GalleryScreens  // The basket is the app's own.

/// Random sequences of events: no change is lost, and no change is carried out twice.
@Suite(.timeLimit(.minutes(5))) struct BasketRandomTests {
  @Test(arguments: UInt64(1)...10)
  func `the shown basket equals the shop's plus the pending changes`(block: UInt64) throws {
    for seed in (block * 1_000)..<(block * 1_000 + 100) {
      var script = BasketScript(seed: seed)
      for _ in 0..<60 { try script.step() }
      try script.finish()
    }
  }
}

/// An app and a shop with random events.
private struct BasketScript {
  private let seed: UInt64
  private var random: SeededGenerator
  private var state = BasketState()
  private var books = BasketBooks()

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    reduce(.opened(BasketState()))
  }

  mutating func step() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: try change()
    case 4: try undo()
    case 5:
      books.stock = [.jam: Int.random(in: 0...4, using: &random), .coffee: 2]
    case 6: try restart()
    default: try answer(with: Int.random(in: 0..<4, using: &random))
    }
    try check()
  }

  /// Lets the shop answer all pending changes.
  mutating func finish() throws {
    while state.errand != nil { try answer(with: 0) }
    try check()
    try #require(state.queue.entries.isEmpty, "seed \(seed)")
    try #require(state.shown == books.basket, "seed \(seed)")
    try #require(state.confirmed == books.basket, "seed \(seed)")
  }

  /// Checks that the person sees the shop's basket plus the changes not yet carried out.
  private func check() throws {
    let rest = state.queue.entries.map(\.change).filter { !books.hasCarriedOut($0.id) }
    let expected = rest.reduce(books.basket) { $0.applying($1) }
    try #require(state.shown == expected, "seed \(seed)")
  }

  private mutating func change() throws {
    let goods = Goods.allCases.randomElement(using: &random) ?? .jam
    let steps: [BasketChange.Step] = [.add(1), .add(2), .add(-1), .set(0), .set(2)]
    let change = BasketChange(goods, steps.randomElement(using: &random) ?? .add(1))
    let shown = state.shown
    reduce(.change(change))
    try #require(state.shown == shown.applying(change), "seed \(seed)")
  }

  private mutating func undo() throws {
    guard let entry = state.queue.entries.randomElement(using: &random) else { return }
    let isCertain = state.status(of: entry) == .waiting
    if isCertain { try #require(!books.hasCarriedOut(entry.id), "seed \(seed)") }
    reduce(.undo(entry.id))
    let isGone = !state.queue.entries.contains { $0.id == entry.id }
    try #require(isGone == isCertain, "seed \(seed)")
  }

  private mutating func restart() throws {
    let saved = try JSONDecoder().decode(BasketState.self, from: JSONEncoder().encode(state))
    state = BasketState()
    reduce(.opened(saved))
  }

  /// Sends the next errand; fault 0 is none, 1 is offline, 2 is a lost answer, 3 is a restart.
  private mutating func answer(with fault: Int) throws {
    reduce(.deliver)
    guard case .underWay(let errand) = state.delivery else { return }
    if fault == 1 { return reduce(.failed(.offline, pause: .seconds(1))) }
    let outcome = carryOut(errand)
    switch fault {
    case 2: reduce(.failed(.unanswered, pause: .seconds(1)))
    case 3: try restart()
    default: reduce(outcome)
    }
  }

  private mutating func carryOut(_ errand: BasketState.Errand) -> BasketAction {
    guard case .send(let change) = errand else { return .answered(books.basket, to: nil) }
    do throws(BasketError) {
      try books.carryOut(change)
      return .answered(books.basket, to: change.id)
    } catch {
      return .refused(error, change.id)
    }
  }

  private mutating func reduce(_ action: BasketAction) {
    basketReducer(state: &state, action: action)
  }
}
