/// Decides what is on screen, what waits behind it, and what each presentation was answered with.
///
/// The queue holds no task and no view, so its rules can be tested as plain values. An item that
/// was dismissed keeps the screen until ``closed(_:)`` says that it has left it; until then its
/// answer can still become the action that a person took. Each item gets exactly one settlement.
///
/// ```swift
/// var queue = PresentationQueue<Notice>()
/// _ = queue.present(saved)
/// _ = queue.present(offline)     // waits
/// queue.dismiss(saved.id)        // closing: `saved` is on its way off the screen
/// queue.closed(saved.id)         // now `offline` is shown
/// ```
public struct PresentationQueue<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// What occupies the screen.
  public private(set) var phase = Phase.idle
  private var urgent = OrderedTable<Item.ID, Item>()
  private var normal = OrderedTable<Item.ID, Item>()

  /// Creates an empty queue.
  public init() {}

  /// The item that is shown; nil while one is closing.
  public var current: Item? {
    if case .shown(let item) = phase { item } else { nil }
  }

  /// The items that wait, in the order in which they will be shown.
  public var waiting: [Item] {
    let waiting = urgent.values + normal.values
    return if case .closing(_, _, let successor?) = phase { [successor] + waiting } else { waiting }
  }

  /// The number of items that wait.
  public var waitingCount: Int {
    if case .closing(_, _, _?) = phase {
      1 + urgent.count + normal.count
    } else {
      urgent.count + normal.count
    }
  }

  /// Takes in an item: it is shown at once when the screen is free.
  ///
  /// - Parameters:
  ///   - item: What to show. Its identity must be new to the queue; one that waits already is
  ///     settled as `.replaced`.
  ///   - rule: What to do when the screen is taken. The default is `.wait`.
  ///   - priority: Its place among those that wait. The default is `.normal`.
  /// - Returns: The items that this settled.
  public mutating func present(
    _ item: Item,
    whenBusy rule: BusyRule = .wait,
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

  /// Changes an item that is shown or waits; it keeps its identity and its place.
  ///
  /// - Parameters:
  ///   - id: The item to change.
  ///   - change: Changes it, but for its identity.
  /// - Returns: Whether the item was here. One that is closing is over, and stays as it is.
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

  /// Records the action that a person took, before or after the item began to close.
  ///
  /// - Parameters:
  ///   - action: What was chosen.
  ///   - id: The item that offered it.
  /// - Returns: Whether this is the item's answer. It is not when the item has left the screen, or
  ///   when an action was taken already.
  public mutating func choose(_ action: AlertAction, in id: Item.ID) -> Bool {
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

  /// Takes an item off the screen, or out of those that wait.
  ///
  /// - Parameters:
  ///   - id: The item to dismiss. One that isn't here is no error: it was settled before.
  ///   - answer: The answer of an item on screen, unless a person takes an action before it is
  ///     gone. One that waits is always `.withdrawn`. The default is `.dismissed`.
  /// - Returns: The items that this settled.
  public mutating func dismiss(
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

  /// Shows an item again that was closed without an action, and nobody has seen to be closed.
  ///
  /// - Parameter id: The item. One that isn't closing, or was answered or replaced, stays so.
  package mutating func reopen(_ id: Item.ID) {
    guard case .closing(let item, .dismissed, nil) = phase, item.id == id else { return }
    phase = .shown(item)
  }

  /// Takes everything off: what is shown is dismissed, what waits is withdrawn.
  ///
  /// - Returns: The items that this settled.
  public mutating func dismissAll() -> [Settlement] {
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
  /// - Parameter id: The item that has left.
  /// - Returns: The item with its final answer; nil when it wasn't closing.
  public mutating func closed(_ id: Item.ID) -> Settlement? {
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

  /// Removes an item that waits; nil if there is none.
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
