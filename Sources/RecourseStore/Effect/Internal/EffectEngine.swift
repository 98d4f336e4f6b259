import Recourse

/// The clock, random numbers and registrations that all effects of a store share.
@MainActor final class EffectEngine {
  let catalog: ErrorCatalog
  let clock: any Clock<Duration>
  let time: ElapsedTime
  let generator: SharedGenerator
  /// Whether the store was released, so that nothing more is delivered.
  nonisolated let isShut = Locked(false)
  /// Whether all effects are being cancelled, so that none of them reports its own cancellation.
  var isSilent = false
  var registry = EffectRegistry()
  var throttle = EffectThrottle()

  init(
    catalog: ErrorCatalog, clock: any Clock<Duration>,
    generator: any RandomNumberGenerator & Sendable
  ) {
    self.catalog = catalog
    self.clock = clock
    time = ElapsedTime(by: clock)
    self.generator = SharedGenerator(generator)
  }
}

/// The effects that can be cancelled, by their ids.
struct EffectRegistry {
  private var scopes: [EffectID: [Int: EffectScope]] = [:]
  private var lastNumber = 0

  /// Adds an effect, and returns the number that removes the effect.
  mutating func add(_ scope: EffectScope, _ id: EffectID) -> Int {
    lastNumber += 1
    scopes[id, default: [:]][lastNumber] = scope
    return lastNumber
  }

  mutating func remove(_ number: Int, _ id: EffectID) {
    scopes[id]?[number] = nil
    if scopes[id]?.isEmpty == true { scopes[id] = nil }
  }

  /// Returns the effects under an id, in the order in which they were added.
  func scopes(_ id: EffectID) -> [EffectScope] {
    (scopes[id] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Decides which of the effects started in succession begin, wait or are dropped.
@MainActor struct EffectThrottle {
  enum Decision {
    case begin
    case drop
    /// Waits until a time, and replaces the given waiting effect.
    case wait(until: Duration, insteadOf: EffectScope?)
  }

  @MainActor private struct Interval {
    let end: Duration
    var waiting: EffectScope?

    func isOver(at time: Duration) -> Bool {
      // A waiting effect has yet to begin, even if its time has just been reached.
      if let waiting, waiting.isOpen { false } else { end <= time }
    }
  }

  private var intervals: [EffectID: Interval] = [:]

  mutating func decision(for id: EffectID, at time: Duration, latest: Bool) -> Decision {
    intervals = intervals.filter { !$0.value.isOver(at: time) }
    guard let interval = intervals[id] else { return .begin }
    guard let waiting = interval.waiting, waiting.isOpen else {
      return .wait(until: interval.end, insteadOf: nil)
    }
    return latest ? .wait(until: interval.end, insteadOf: waiting) : .drop
  }

  mutating func open(_ id: EffectID, until end: Duration) {
    intervals[id] = Interval(end: end)
  }

  mutating func wait(_ scope: EffectScope, for id: EffectID) {
    intervals[id]?.waiting = scope
  }
}

/// Shares one generator of random numbers among all effects of a store.
struct SharedGenerator: RandomNumberGenerator, Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>

  init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
  }

  func next() -> UInt64 {
    generator.withLock { $0.next() }
  }
}
