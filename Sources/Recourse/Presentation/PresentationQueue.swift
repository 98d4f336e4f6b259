/// Decides which item is on screen, which items wait, and how each presentation was answered.
///
/// The queue holds no task and no view, so its rules can be tested as plain values. A dismissed
/// item occupies the screen until ``closed(_:)`` reports that it has left; until then, an action
/// chosen by the person can still become its answer. Each item gets exactly one settlement.
///
/// ```swift
/// var queue = PresentationQueue<Notice>()
/// _ = queue.present(saved)
/// _ = queue.present(offline)     // waits
/// queue.dismiss(saved.id)        // closing: `saved` is on its way off the screen
/// queue.closed(saved.id)         // now `offline` is shown
/// ```
package struct PresentationQueue<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// The state of the screen.
  package enum Phase: Sendable {
    /// Nothing is on screen, and nothing waits.
    case idle
    /// An item is on screen.
    case shown(Item)
    /// An item is leaving the screen; nil as its successor means that the first waiting item is
    /// next.
    case closing(Item, Ending, successor: Item?)
  }

  /// The reason for which an item leaves the screen.
  package enum Ending: Sendable {
    /// The person chose an action, whose handler is running.
    case acting(AlertAction)
    /// The item has an answer, which is final if it is an action.
    case answered(PresentationAnswer)
    /// An urgent item needs the screen, and this item is shown again later.
    case interrupted

    /// The answer of the item; nil if the item is shown again.
    package var answer: PresentationAnswer? {
      switch self {
      case .acting(let action): .action(action)
      case .answered(let answer): answer
      case .interrupted: nil
      }
    }

    /// Whether no further action can become the answer.
    package var isFinal: Bool { answer?.action != nil }
  }

  /// An item with its single, final answer.
  package struct Settlement: Sendable {
    package let item: Item
    package let answer: PresentationAnswer
  }

  package private(set) var phase = Phase.idle
  private var urgent = OrderedTable<Item.ID, Item>()
  private var normal = OrderedTable<Item.ID, Item>()

  package init() {}

  /// The item on screen; nil if there is none, or if it is closing.
  package var current: Item? {
    if case .shown(let item) = phase { item } else { nil }
  }

  /// The item on screen, also while it is closing; nil if there is none.
  package var onScreen: Item? {
    switch phase {
    case .idle: nil
    case .shown(let item), .closing(let item, _, _): item
    }
  }

  /// The identity of the item that is being dismissed for good, which an interrupted one isn't.
  package var closing: Item.ID? {
    if case .closing(let item, let ending, _) = phase, ending.answer != nil { item.id } else { nil }
  }

  /// The waiting items, in the order in which they will be shown.
  package var waiting: [Item] {
    [successor].compactMap(\.self) + urgent.values + normal.values
  }

  package var waitingCount: Int {
    (successor == nil ? 0 : 1) + urgent.count + normal.count
  }

  private var successor: Item? {
    if case .closing(_, _, let successor) = phase { successor } else { nil }
  }

  /// Presents an item, immediately if the screen is free, and returns the items that this settled.
  ///
  /// An item that interrupts is next, whatever else waits: the item on screen leaves without a
  /// settlement and is shown again later. A waiting item with the same identity is settled as
  /// `.replaced`.
  package mutating func present(
    _ item: Item, whenBusy rule: OverlapPolicy = .wait, priority: PresentationPriority = .normal,
    interrupts: Bool = false
  ) -> [Settlement] {
    switch (phase, rule) {
    case (.idle, _):
      phase = .shown(item)
      return []
    case (_, .ignore) where current != nil || waitingCount > 0:
      return [Settlement(item: item, answer: .ignored)]
    case (.shown(let current), .replace):
      phase = .closing(current, .answered(.replaced), successor: item)
      return []
    case (.closing(let current, let ending, let successor), .replace):
      phase = .closing(current, ending, successor: item)
      return successor.map { [Settlement(item: $0, answer: .replaced)] } ?? []
    case (_, .wait), (_, .ignore):
      let earlier = withdraw(item.id, as: .replaced)
      if interrupts {
        urgent.prepend(item, for: item.id)
        if let current { phase = .closing(current, .interrupted, successor: nil) }
      } else if priority == .urgent {
        urgent[item.id] = item
      } else {
        normal[item.id] = item
      }
      return earlier
    }
  }

  /// Changes an item in any way except for its identity and its place.
  ///
  /// - Returns: Whether the item was found. An item that closes for good is never changed.
  package mutating func update(_ id: Item.ID, _ change: (inout Item) -> Void) -> Bool {
    switch phase {
    case .shown(var item) where item.id == id:
      change(&item)
      phase = .shown(item)
    case .closing(var item, .interrupted, let successor) where item.id == id:
      change(&item)
      phase = .closing(item, .interrupted, successor: successor)
    case .closing(let item, let ending, var successor?) where successor.id == id:
      change(&successor)
      phase = .closing(item, ending, successor: successor)
    default:
      if var item = urgent[id] {
        change(&item)
        urgent[id] = item
      } else if var item = normal[id] {
        change(&item)
        normal[id] = item
      } else {
        return false
      }
    }
    return true
  }

  /// Records the action that the person chose, before or after the item began to close.
  ///
  /// - Returns: Whether the action is the item's answer; false if the item has left the screen, or
  ///   if an action was chosen already. The item doesn't close without a view until
  ///   ``finishAction(in:)``.
  package mutating func choose(_ action: AlertAction, in id: Item.ID) -> Bool {
    switch phase {
    case .shown(let item) where item.id == id:
      phase = .closing(item, .acting(action), successor: nil)
    case .closing(let item, let ending, let successor) where item.id == id && !ending.isFinal:
      phase = .closing(item, .acting(action), successor: successor)
    default:
      return false
    }
    return true
  }

  /// Records that the handler of the chosen action has returned.
  package mutating func finishAction(in id: Item.ID) {
    guard case .closing(let item, .acting(let action), let successor) = phase, item.id == id
    else { return }
    phase = .closing(item, .answered(.action(action)), successor: successor)
  }

  /// Dismisses the item on screen, with an answer unless the person chooses an action before it has
  /// left, or withdraws a waiting item; returns the items that this settled.
  ///
  /// An unknown item is not an error: it was settled before.
  package mutating func dismiss(
    _ id: Item.ID, as answer: PresentationAnswer = .dismissed
  ) -> [Settlement] {
    switch phase {
    case .shown(let item) where item.id == id:
      phase = .closing(item, .answered(answer), successor: nil)
    case .closing(let item, .interrupted, let successor) where item.id == id:
      phase = .closing(item, .answered(answer), successor: successor)
    case .closing(let item, .answered(.dismissed), let successor)
    where item.id == id && answer == .withdrawn:
      // The item is no longer needed, so it isn't shown again if its view goes as well.
      phase = .closing(item, .answered(.withdrawn), successor: successor)
    case .closing(let item, let ending, let successor?) where successor.id == id:
      phase = .closing(item, ending, successor: nil)
      return [Settlement(item: successor, answer: .withdrawn)]
    default:
      return withdraw(id, as: .withdrawn)
    }
    return []
  }

  /// Shows an item again that was dismissed together with its view, unseen by the person; a no-op
  /// unless the item is closing as `.dismissed` and without a successor.
  package mutating func reopen(_ id: Item.ID) {
    guard case .closing(let item, .answered(.dismissed), nil) = phase, item.id == id
    else { return }
    phase = .shown(item)
  }

  /// Dismisses the item on screen and withdraws all waiting items, which are settled.
  package mutating func dismissAll() -> [Settlement] {
    let withdrawn = waiting
    urgent.removeAll()
    normal.removeAll()
    switch phase {
    case .idle: break
    case .shown(let item), .closing(let item, .interrupted, _):
      phase = .closing(item, .answered(.dismissed), successor: nil)
    case .closing(let item, let ending, _): phase = .closing(item, ending, successor: nil)
    }
    return withdrawn.map { Settlement(item: $0, answer: .withdrawn) }
  }

  /// Acknowledges that a closing item has left the screen, and shows the next one.
  ///
  /// An interrupted item returns to the line, behind the urgent items only.
  ///
  /// - Returns: The item with its final answer; nil if it was interrupted or wasn't closing.
  package mutating func closed(_ id: Item.ID) -> Settlement? {
    guard case .closing(let item, let ending, let successor) = phase, item.id == id
    else { return nil }
    if ending.answer == nil { normal.prepend(item, for: id) }
    let next = successor ?? urgent.removeFirst() ?? normal.removeFirst()
    phase = next.map(Phase.shown) ?? .idle
    return ending.answer.map { Settlement(item: item, answer: $0) }
  }

  /// Removes a waiting item.
  private mutating func withdraw(_ id: Item.ID, as answer: PresentationAnswer) -> [Settlement] {
    let item = urgent[id] ?? normal[id]
    urgent[id] = nil
    normal[id] = nil
    return item.map { [Settlement(item: $0, answer: answer)] } ?? []
  }
}
