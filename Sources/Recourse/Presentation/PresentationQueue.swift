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
  package private(set) var phase = Phase.idle
  private var urgent = OrderedTable<Item.ID, Item>()
  private var normal = OrderedTable<Item.ID, Item>()

  /// Creates an empty queue.
  package init() {}

  /// The item on screen; nil if there is none, or if it is closing.
  package var current: Item? {
    if case .shown(let item) = phase { item } else { nil }
  }

  /// The waiting items, in the order in which they will be shown.
  package var waiting: [Item] {
    let waiting = urgent.values + normal.values
    return if case .closing(_, _, let successor?) = phase { [successor] + waiting } else { waiting }
  }

  /// The number of waiting items.
  package var waitingCount: Int {
    if case .closing(_, _, _?) = phase {
      1 + urgent.count + normal.count
    } else {
      urgent.count + normal.count
    }
  }

  /// Presents an item, immediately if the screen is free.
  ///
  /// - Parameters:
  ///   - item: The item to present. Its identity must be new to the queue; a waiting item with the
  ///     same identity is settled as `.replaced`.
  ///   - rule: The rule that applies if the screen is occupied. The default is `.wait`.
  ///   - priority: The position among waiting items. The default is `.normal`.
  /// - Returns: The items that this call settled.
  package mutating func present(
    _ item: Item,
    whenBusy rule: OverlapPolicy = .wait,
    priority: PresentationPriority = .normal
  ) -> [Settlement] {
    if case .idle = phase {
      phase = .shown(item)
      return []
    }
    switch rule {
    case .ignore where current != nil || waitingCount > 0:
      return [Settlement(item: item, answer: .ignored)]
    case .replace:
      return replace(with: item)
    case .wait, .ignore:
      let earlier = withdraw(item.id)
      switch priority {
      case .urgent: urgent[item.id] = item
      case .normal: normal[item.id] = item
      }
      return earlier.map { [Settlement(item: $0, answer: .replaced)] } ?? []
    }
  }

  /// Changes an item that is on screen or waits, without changing its identity or its place.
  ///
  /// - Parameters:
  ///   - id: The item to change.
  ///   - change: Changes the item in any way except for its identity.
  /// - Returns: Whether the item was found. A closing item has ended, and is never changed.
  package mutating func update(_ id: Item.ID, _ change: (inout Item) -> Void) -> Bool {
    switch phase {
    case .shown(var item) where item.id == id:
      change(&item)
      phase = .shown(item)
    case .closing(let item, let answer, var successor?) where successor.id == id:
      change(&successor)
      phase = .closing(item, answer: answer, successor: successor)
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
  /// - Parameters:
  ///   - action: The chosen action.
  ///   - id: The item that offered the action.
  /// - Returns: Whether the action is the item's answer; false if the item has left the screen, or
  ///   if an action was chosen already.
  package mutating func choose(_ action: AlertAction, in id: Item.ID) -> Bool {
    switch phase {
    case .shown(let item) where item.id == id:
      phase = .closing(item, answer: .action(action), successor: nil)
      return true
    case .closing(let item, let answer, let successor) where item.id == id && !answer.isAction:
      phase = .closing(item, answer: .action(action), successor: successor)
      return true
    default:
      return false
    }
  }

  /// Dismisses the item on screen, or withdraws a waiting item.
  ///
  /// - Parameters:
  ///   - id: The item to dismiss. An unknown item is not an error: it was settled before.
  ///   - answer: The answer of the item on screen, unless the person chooses an action before it
  ///     has left. A waiting item is always settled as `.withdrawn`. The default is `.dismissed`.
  /// - Returns: The items that this call settled.
  package mutating func dismiss(
    _ id: Item.ID, as answer: PresentationAnswer = .dismissed
  ) -> [Settlement] {
    switch phase {
    case .shown(let item) where item.id == id:
      phase = .closing(item, answer: answer, successor: nil)
      return []
    case .closing(let item, let answer, let successor?) where successor.id == id:
      phase = .closing(item, answer: answer, successor: nil)
      return [Settlement(item: successor, answer: .withdrawn)]
    default:
      return withdraw(id).map { [Settlement(item: $0, answer: .withdrawn)] } ?? []
    }
  }

  /// Shows an item again that was dismissed together with its view, unseen by the person.
  ///
  /// - Parameter id: The item to show again. The call is a no-op unless the item is closing as
  ///   `.dismissed` and without a successor.
  package mutating func reopen(_ id: Item.ID) {
    guard case .closing(let item, .dismissed, nil) = phase, item.id == id else { return }
    phase = .shown(item)
  }

  /// Dismisses the item on screen and withdraws all waiting items.
  ///
  /// - Returns: The items that this call settled.
  package mutating func dismissAll() -> [Settlement] {
    let withdrawn = waiting
    urgent.removeAll()
    normal.removeAll()
    switch phase {
    case .idle: break
    case .shown(let item): phase = .closing(item, answer: .dismissed, successor: nil)
    case .closing(let item, let answer, _): phase = .closing(item, answer: answer, successor: nil)
    }
    return withdrawn.map { Settlement(item: $0, answer: .withdrawn) }
  }

  /// Acknowledges that a closing item has left the screen, and shows the next one.
  ///
  /// - Parameter id: The item that has left the screen.
  /// - Returns: The item with its final answer; nil if it wasn't closing.
  package mutating func closed(_ id: Item.ID) -> Settlement? {
    guard case .closing(let item, let answer, let successor) = phase, item.id == id else {
      return nil
    }
    if let next = successor ?? urgent.removeFirst() ?? normal.removeFirst() {
      phase = .shown(next)
    } else {
      phase = .idle
    }
    return Settlement(item: item, answer: answer)
  }

  /// Removes and returns a waiting item; nil if there is none.
  private mutating func withdraw(_ id: Item.ID) -> Item? {
    defer {
      urgent[id] = nil
      normal[id] = nil
    }
    return urgent[id] ?? normal[id]
  }

  private mutating func replace(with item: Item) -> [Settlement] {
    switch phase {
    case .idle:
      phase = .shown(item)
      return []
    case .shown(let current):
      phase = .closing(current, answer: .replaced, successor: item)
      return []
    case .closing(let current, let answer, let successor):
      phase = .closing(current, answer: answer, successor: item)
      return successor.map { [Settlement(item: $0, answer: .replaced)] } ?? []
    }
  }
}

extension PresentationQueue {
  /// The state of the screen.
  package enum Phase: Sendable {
    /// Nothing is on screen, and nothing waits.
    case idle
    /// An item is on screen.
    case shown(Item)
    /// An item is leaving the screen; the answer is final unless the person chooses an action in
    /// the meantime.
    ///
    /// The successor is the item that replaces this item; nil if the first waiting item is next.
    case closing(Item, answer: PresentationAnswer, successor: Item?)
  }

  /// An item with its single, final answer.
  package struct Settlement: Sendable {
    /// The item that has ended.
    package let item: Item
    /// The way in which the item ended.
    package let answer: PresentationAnswer
  }
}

/// The treatment of a new presentation while another one is on screen.
public enum OverlapPolicy: Sendable, Hashable {
  /// The new presentation waits in the queue.
  case wait
  /// The current presentation closes with the answer `.replaced`, and the new presentation is next.
  case replace
  /// The new presentation is discarded, and answered `.ignored` immediately.
  ///
  /// If the presentation on screen is being dismissed and none waits, the new one is enqueued
  /// instead.
  case ignore
}
