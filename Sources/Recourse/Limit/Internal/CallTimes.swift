/// The times of the latest calls, which determine when further calls may start.
///
/// The type holds no clock and no task. Times are durations since an arbitrary fixed moment, and
/// never decrease.
struct CallTimes: Sendable {
  enum Admission: Sendable {
    case admitted, waiting
    /// Refused, because the turn of the call comes only after a delay.
    case refused(for: Duration)
  }

  private let count: Int
  private let interval: Duration
  private let longestWait: Duration
  /// The times of the latest calls; once the count is reached, the oldest is at the head.
  private var starts: [Duration] = []
  private var head = 0
  private var waiting = 0

  init(count: Int, interval: Duration, longestWait: Duration) {
    self.count = count
    self.interval = interval
    self.longestWait = longestWait
  }

  /// Requests the start of a call.
  mutating func admit(at now: Duration) -> Admission {
    let delay = delay(behind: waiting, at: now)
    if waiting == 0, delay <= .zero {
      start(at: now)
      return .admitted
    }
    guard delay <= longestWait, longestWait > .zero else { return .refused(for: delay) }
    waiting += 1
    return .waiting
  }

  /// Starts the first waiting call; returns its remaining delay if it is too early.
  mutating func startFirst(at now: Duration) -> Duration? {
    let delay = delay(behind: 0, at: now)
    guard delay <= .zero else { return delay }
    waiting -= 1
    start(at: now)
    return nil
  }

  /// Ends the wait of a cancelled call.
  mutating func leave() {
    waiting -= 1
  }

  private mutating func start(at now: Duration) {
    guard starts.count == count else { return starts.append(now) }
    starts[head] = now
    head = (head + 1) % count
  }

  /// Returns the delay of the next call behind a number of others, which start in time.
  private func delay(behind others: Int, at now: Duration) -> Duration {
    let (rounds, place) = others.quotientAndRemainder(dividingBy: count)
    // A call starts an interval after the call that is `count` calls before it.
    let index = starts.count - count + place
    let first =
      index < 0 ? now : max(now, starts[(head + index) % starts.count] + interval)
    return first - now + interval * rounds
  }
}
