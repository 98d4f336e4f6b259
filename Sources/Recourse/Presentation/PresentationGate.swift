/// Keeps the presentations of one window apart: none comes up while another one is on its way.
///
/// Systems refuse what is presented over something that is coming or going, and two alerts at once.
/// What can't come up now is told when it can.
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
    private weak var gate: PresentationGate?
    fileprivate let entry: Entry
    fileprivate var isMoving: Bool

    fileprivate init(_ entry: Entry, gate: PresentationGate?) {
      self.entry = entry
      self.gate = gate
      isMoving = entry == .cover
    }

    /// Ends the wait for its arrival, which a system may have refused.
    private var limit: Task<Void, Never>?

    deinit {
      limit?.cancel()
      guard let gate else { return }
      Task { @MainActor in gate.open() }
    }

    /// Notes that it has arrived: others can come up over it.
    package func arrive() {
      limit?.cancel()
      isMoving = false
      gate?.open()
    }

    /// Notes that it is leaving.
    package func leave() {
      limit?.cancel()
      isMoving = true
    }

    fileprivate func arrive(by clock: any Clock<Duration>) {
      guard isMoving else { return }
      limit = Task { [weak self] in
        guard (try? await clock.sleep(for: PresentationGate.arrivalLimit)) != nil else { return }
        DebugWarning.write(
          "a sheet has not come up; present it where nothing else is presented already")
        self?.arrive()
      }
    }

    fileprivate var isInTheWay: Bool { entry == .alert || isMoving }
  }

  private struct Seat {
    weak var pass: Pass?
  }

  private struct Waiting {
    let asker: ObjectIdentifier
    let retry: @MainActor () -> Void
  }

  /// Longer than any system takes to bring up a sheet.
  fileprivate static let arrivalLimit = Duration.seconds(3)

  private var seats: [Seat] = []
  private var waiting: [Waiting] = []
  private let clock: any Clock<Duration>

  /// Makes the gate of a window.
  nonisolated package init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Lets something come up, unless something is in the way, or others came before.
  ///
  /// - Parameters:
  ///   - entry: How it meets others.
  ///   - asker: Who asks; who waits keeps their place.
  ///   - retry: Is called once when it is worth asking again, if it can't come up now.
  /// - Returns: What must be held as long as it is there; nil when it can't come up now.
  package func pass(
    _ entry: Entry, for asker: AnyObject, retry: @escaping @MainActor () -> Void
  ) -> Pass? {
    if entry == .overlay { return Pass(entry, gate: nil) }
    let asker = ObjectIdentifier(asker)
    seats.removeAll { $0.pass == nil }
    let place = waiting.firstIndex { $0.asker == asker }
    guard (place ?? waiting.count) == 0, !seats.contains(where: { $0.pass?.isInTheWay == true })
    else {
      if place == nil { waiting.append(Waiting(asker: asker, retry: retry)) }
      return nil
    }
    if place != nil { waiting.removeFirst() }
    let pass = Pass(entry, gate: self)
    pass.arrive(by: clock)
    seats.append(Seat(pass: pass))
    return pass
  }

  /// Lets those who wait ask again, in the order in which they came.
  private func open() {
    guard !waiting.isEmpty else { return }
    let retries = waiting
    waiting = []
    for waiting in retries { waiting.retry() }
  }
}
