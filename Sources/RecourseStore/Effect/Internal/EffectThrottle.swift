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
