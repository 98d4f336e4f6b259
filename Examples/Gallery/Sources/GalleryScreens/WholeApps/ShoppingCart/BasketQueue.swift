/// The changes that the shop has not answered yet, in the order in which they are sent.
struct BasketQueue: Codable, Equatable, Sendable {
  struct Entry: Codable, Equatable, Identifiable, Sendable {
    fileprivate(set) var change: BasketChange
    /// The number of unanswered requests that may have delivered the change.
    fileprivate var doubts = 0

    var id: BasketChange.ID { change.id }

    /// Whether the change may have reached the shop, so that it must not be modified.
    var mayHaveArrived: Bool { doubts > 0 }
  }

  private(set) var entries: [Entry] = []

  /// The next change to send.
  var first: Entry? { entries.first }

  /// Returns a basket after all pending changes.
  func applied(to basket: Basket) -> Basket {
    entries.reduce(basket) { $0.applying($1.change) }
  }

  /// Adds a change.
  ///
  /// The change is merged into the last pending change of the same goods if that one has certainly
  /// not reached the shop. Changes that cancel each other out are removed, so that nothing is sent.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - basket: The basket that the shop has confirmed.
  mutating func add(_ change: BasketChange, to basket: Basket) {
    let last = entries.lastIndex { $0.change.goods == change.goods }
    guard let last, !entries[last].mayHaveArrived else {
      let isDone = last == nil && basket.applying(change) == basket
      if !isDone { entries.append(Entry(change: change)) }
      return
    }
    let before = entries[..<last].reduce(basket) { $0.applying($1.change) }[change.goods]
    let after = applied(to: basket).applying(change)[change.goods]
    switch (entries[last].change.step, change.step) {
    case (.add, .add): entries[last].change.step = .add(after - before)
    default: entries[last].change.step = .set(after)
    }
    // Earlier changes may be refused, so a fixed quantity is redundant only if there are none.
    let isFirst = !entries[..<last].contains { $0.change.goods == change.goods }
    if after == before, isFirst || entries[last].change.step == .add(0) {
      entries.remove(at: last)
    }
  }

  /// Undoes a change that has certainly not reached the shop; any other stays.
  mutating func undo(_ id: BasketChange.ID) {
    entries.removeAll { $0.id == id && !$0.mayHaveArrived }
  }

  /// Records that a change is being sent.
  mutating func send(_ id: BasketChange.ID) {
    for index in entries.indices where entries[index].id == id { entries[index].doubts += 1 }
  }

  /// Records that the last request has certainly not delivered a change.
  mutating func returnToSender(_ id: BasketChange.ID) {
    for index in entries.indices where entries[index].id == id { entries[index].doubts -= 1 }
  }

  /// Removes a change that the shop has answered.
  mutating func settle(_ id: BasketChange.ID) {
    entries.removeAll { $0.id == id }
  }
}
