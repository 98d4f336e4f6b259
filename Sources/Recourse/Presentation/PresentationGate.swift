/// Keeps the presentations of one window apart: none comes up while another one is on its way.
///
/// Systems refuse what is presented over something that is coming or going, two alerts at once, and
/// what is presented below a sheet. What can't come up now is told when it can, in the order in which
/// it has asked.
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

    /// Notes that it has arrived: others can come up over it, and none below.
    package func arrive() {
      gate.change(number) { guest in
        guest.isMoving = false
        guest.isUp = true
      }
    }

    /// Notes that it may never arrive, and others need not wait for it.
    package func giveUp() {
      gate.change(number) { $0.isMoving = false }
    }

    /// Notes that it may have gone, and covers nothing then.
    package func vanish() {
      gate.change(number) { $0.isUp = false }
    }

    /// Notes that it is leaving.
    package func leave() {
      gate.change(number) { $0.isMoving = true }
    }
  }

  /// Something that is there.
  private struct Guest {
    let entry: Entry
    /// What is in it, if it is a cover.
    let content: PresentationHost?
    var isMoving: Bool
    /// Whether it has really come up.
    var isUp = false
    /// Lets it wait instead, if nobody knows whether it can be seen.
    let giveWay: @MainActor () -> Void

    var isInTheWay: Bool { entry == .alert || isMoving }

    /// Whether it lies over what is in a host, so that nothing can come up there.
    @MainActor
    func covers(_ host: PresentationHost?) -> Bool {
      guard isUp, let content else { return false }
      return host?.isInside(content) != true
    }
  }

  /// Something that waits.
  private struct Waiting {
    let number: Int
    private(set) weak var asker: AnyObject?
    var retry: @MainActor () -> Void
  }

  private var guests: [Int: Guest] = [:]
  private var waiting: [Waiting] = []
  private var lastNumber = 0
  /// Who is asked whether they still want to come up.
  private weak var called: AnyObject?
  private var isCalling = false
  /// Whether who was called goes on waiting.
  private var waitsOn = false
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
  ///   - host: The sheet or the cover over which it is to come up; nil for the window.
  ///   - content: What is in it, if it is a cover.
  ///   - giveWay: Is called when others wait for it; it may end it, and ask again.
  ///   - retry: Is called when it is worth asking again, if it can't come up now.
  /// - Returns: What must be held as long as it is there; nil when it can't come up now.
  package func pass(
    _ entry: Entry, for asker: AnyObject, over host: PresentationHost? = nil,
    with content: PresentationHost? = nil, giveWay: @escaping @MainActor () -> Void = {},
    retry: @escaping @MainActor () -> Void
  ) -> Pass? {
    guard entry == .overlay || canPass(asker, over: host) else {
      wait(for: asker, retry)
      return nil
    }
    waiting.removeAll { $0.asker === asker }
    lastNumber += 1
    guests[lastNumber] = Guest(
      entry: entry, content: content, isMoving: entry == .cover, giveWay: giveWay)
    return Pass(lastNumber, of: self)
  }

  private var isBlocked: Bool { guests.values.contains(where: \.isInTheWay) }

  private func canPass(_ asker: AnyObject, over host: PresentationHost?) -> Bool {
    !isBlocked && !guests.values.contains { $0.covers(host) } && (!isCalling || called === asker)
  }

  private func wait(for asker: AnyObject, _ retry: @escaping @MainActor () -> Void) {
    if called === asker { waitsOn = true }
    if let place = waiting.firstIndex(where: { $0.asker === asker }) {
      waiting[place].retry = retry
      return
    }
    lastNumber += 1
    waiting.append(Waiting(number: lastNumber, asker: asker, retry: retry))
    for guest in guests.values where guest.isInTheWay { guest.giveWay() }
  }

  private func change(_ number: Int, _ change: (inout Guest) -> Void) {
    guard var guest = guests[number] else { return }
    change(&guest)
    guests[number] = guest
    callNext()
  }

  private func remove(_ number: Int) {
    guests[number] = nil
    callNext()
  }

  /// Lets those who wait ask again, in their order, until one of them is in the way.
  private func callNext() {
    guard !isCalling else { return }
    isCalling = true
    var place = 0
    while !isBlocked, place < waiting.count {
      let next = waiting[place]
      called = next.asker
      waitsOn = false
      next.retry()
      if waitsOn {
        place += 1
      } else {
        waiting.removeAll { $0.number == next.number }
      }
    }
    called = nil
    isCalling = false
  }
}
