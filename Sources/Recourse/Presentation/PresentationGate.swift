/// Keeps the presentations of one window apart: none comes up while another one is on its way.
///
/// Systems refuse what is presented over something that is coming or going, and two alerts at once.
/// What can't come up now is told when it can, in the order in which it has asked.
@MainActor
package final class PresentationGate {
  /// How a presentation meets others.
  package enum Entry: Sendable {
    /// It interrupts, and nothing comes up over it: an alert.
    case alert
    /// It covers what is there, and others come up over it: a sheet.
    case cover
    /// It lies above everything and is in nobody's way: a toast.
    case overlay
  }

  /// Something that has come, or is on its way; it is over when nobody holds it.
  @MainActor
  package final class Pass {
    private let gate: PresentationGate
    private let number: Int

    fileprivate init(_ number: Int, of gate: PresentationGate) {
      self.number = number
      self.gate = gate
    }

    deinit {
      // A turn later, so that no view sees the next one in the place of this one.
      Task { @MainActor [gate, number] in gate.remove(number) }
    }

    /// Notes that it has arrived: others can come up over it.
    package func arrive() {
      gate.move(number, false)
    }

    /// Notes that it is leaving.
    package func leave() {
      gate.move(number, true)
    }
  }

  /// Something that is there.
  private struct Guest {
    let entry: Entry
    var isMoving: Bool
    /// Lets it wait instead, if nobody knows whether it can be seen.
    let giveWay: @MainActor () -> Void

    var isInTheWay: Bool { entry == .alert || isMoving }
  }

  /// Something that waits.
  private struct Waiting {
    private(set) weak var asker: AnyObject?
    var retry: @MainActor () -> Void
  }

  private var guests: [Int: Guest] = [:]
  private var lastGuest = 0
  private var waiting: [Waiting] = []
  /// Whose turn it is, while it is told so.
  private weak var called: AnyObject?
  private var isCalling = false

  /// Tells how long a system takes.
  let clock: any Clock<Duration>

  /// Makes the gate of a window.
  nonisolated package init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Lets something come up, unless something is in the way, or others came before.
  ///
  /// - Parameters:
  ///   - entry: How it meets others.
  ///   - asker: Who asks; who waits keeps their place.
  ///   - giveWay: Is called when others wait for it; it may end it, and ask again.
  ///   - retry: Is called once when it is worth asking again, if it can't come up now.
  /// - Returns: What must be held as long as it is there; nil when it can't come up now.
  package func pass(
    _ entry: Entry, for asker: AnyObject, giveWay: @escaping @MainActor () -> Void = {},
    retry: @escaping @MainActor () -> Void
  ) -> Pass? {
    // Nobody waits while nothing is in the way, except for those who are about to be called.
    guard entry == .overlay || !isBlocked && (!isCalling || called === asker) else {
      wait(for: asker, retry)
      return nil
    }
    lastGuest += 1
    guests[lastGuest] = Guest(entry: entry, isMoving: entry == .cover, giveWay: giveWay)
    return Pass(lastGuest, of: self)
  }

  private var isBlocked: Bool { guests.values.contains(where: \.isInTheWay) }

  private func wait(for asker: AnyObject, _ retry: @escaping @MainActor () -> Void) {
    if let place = waiting.firstIndex(where: { $0.asker === asker }) {
      waiting[place].retry = retry
      return
    }
    waiting.append(Waiting(asker: asker, retry: retry))
    for guest in guests.values where guest.isInTheWay { guest.giveWay() }
  }

  private func move(_ number: Int, _ isMoving: Bool) {
    guests[number]?.isMoving = isMoving
    callNext()
  }

  private func remove(_ number: Int) {
    guests[number] = nil
    callNext()
  }

  /// Lets those who wait ask again, one after the other, until one of them comes up.
  private func callNext() {
    guard !isCalling else { return }
    isCalling = true
    defer { isCalling = false }
    while !isBlocked, !waiting.isEmpty {
      let next = waiting.removeFirst()
      called = next.asker
      next.retry()
    }
    called = nil
  }
}
