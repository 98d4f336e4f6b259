/// The changes that the shop has not answered yet, in the order in which they are sent.
struct BasketQueue: Codable, Equatable, Sendable {
  struct Entry: Codable, Equatable, Identifiable, Sendable {
    fileprivate(set) var change: BasketChange
    /// How many requests may have brought it to the shop without an answer.
    fileprivate var doubts = 0

    var id: BasketChange.ID { change.id }

    /// Whether the shop can have heard of it, so that it is to be sent as it is.
    var mayHaveArrived: Bool { doubts > 0 }
  }

  private(set) var entries: [Entry] = []

  /// What is sent next.
  var first: Entry? { entries.first }

  /// What a basket becomes when all changes are carried out.
  func applied(to basket: Basket) -> Basket {
    entries.reduce(basket) { $0.applying($1.change) }
  }

  /// Adds a change.
  ///
  /// One of goods of which the last change is certainly not at the shop becomes a part of that
  /// change. Two that take each other back are gone: then there is nothing to send.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - basket: What the shop has confirmed.
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
    // What is before it may be refused, and then a fixed number isn't there yet.
    let isFirst = !entries[..<last].contains { $0.change.goods == change.goods }
    if after == before, isFirst || entries[last].change.step == .add(0) {
      entries.remove(at: last)
    }
  }

  /// Takes a change back that is certainly not at the shop; any other stays.
  mutating func undo(_ id: BasketChange.ID) {
    entries.removeAll { $0.id == id && !$0.mayHaveArrived }
  }

  /// Takes note that a change is sent.
  mutating func send(_ id: BasketChange.ID) {
    for index in entries.indices where entries[index].id == id { entries[index].doubts += 1 }
  }

  /// Takes note that a change has certainly not arrived the last time.
  mutating func returnToSender(_ id: BasketChange.ID) {
    for index in entries.indices where entries[index].id == id { entries[index].doubts -= 1 }
  }

  /// Removes a change that the shop has answered.
  mutating func settle(_ id: BasketChange.ID) {
    entries.removeAll { $0.id == id }
  }
}
