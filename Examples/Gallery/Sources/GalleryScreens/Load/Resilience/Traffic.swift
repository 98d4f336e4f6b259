/// The results of requests over time, as the data of a chart.
///
/// Times are durations since a common starting point.
struct Traffic: Equatable {
  /// The result of an attempt.
  enum Outcome: Equatable, Sendable {
    case answered
    case failed
    /// The circuit breaker has rejected the attempt.
    case refused
  }

  /// The events in one step of the chart.
  struct Bucket: Identifiable, Equatable {
    /// The number of the step since the beginning.
    let id: Int
    /// The number of requests that the app has started.
    var requests = 0
    /// The number of attempts that were answered.
    var answered = 0
    /// The number of attempts that failed at the server.
    var failed = 0
    /// The number of attempts that the circuit breaker has rejected.
    var refused = 0
    /// The number of requests that were waiting for their next attempt.
    var waits = 0

    var attempts: Int { answered + failed + refused }
  }

  private struct Wait: Equatable {
    let begin: Duration
    var end: Duration?
  }

  /// The duration of a step.
  static let step = Duration.milliseconds(500)
  /// The number of steps in the chart.
  static let stepCount = 40

  private var requests: [Duration] = []
  private var attempts: [(time: Duration, outcome: Outcome)] = []
  private var waits: [Int: [Wait]] = [:]

  /// Records the start of a request.
  mutating func begin(at time: Duration) {
    requests.append(time)
  }

  /// Records the end of an attempt.
  mutating func end(_ outcome: Outcome, at time: Duration) {
    attempts.append((time, outcome))
  }

  /// Records that a request waits for its next attempt.
  mutating func wait(_ request: Int, at time: Duration) {
    waits[request, default: []].append(Wait(begin: time))
  }

  /// Records the end of a request's wait; does nothing if the request isn't waiting.
  mutating func endWait(_ request: Int, at time: Duration) {
    guard let last = waits[request]?.indices.last, waits[request]?[last].end == nil else { return }
    waits[request]?[last].end = time
  }

  /// Returns the steps up to a time, in chronological order.
  func buckets(until now: Duration) -> [Bucket] {
    let last = Self.number(of: now)
    let first = last - Self.stepCount + 1
    var buckets = (first...last).map { Bucket(id: $0) }
    func count(_ time: Duration, _ part: WritableKeyPath<Bucket, Int>) {
      let index = Self.number(of: time) - first
      if buckets.indices.contains(index) { buckets[index][keyPath: part] += 1 }
    }
    for time in requests { count(time, \.requests) }
    for (time, outcome) in attempts {
      switch outcome {
      case .answered: count(time, \.answered)
      case .failed: count(time, \.failed)
      case .refused: count(time, \.refused)
      }
    }
    for wait in waits.values.joined() {
      let steps = Self.number(of: wait.begin)...Self.number(of: wait.end ?? now)
      for index in steps.clamped(to: first...last) where steps.contains(index) {
        buckets[index - first].waits += 1
      }
    }
    return buckets
  }

  /// Removes events that are too old for the chart.
  mutating func forget(before now: Duration) {
    let first = Self.step * (Self.number(of: now) - Self.stepCount + 1)
    requests.removeAll { $0 < first }
    attempts.removeAll { $0.time < first }
    for request in waits.keys {
      waits[request]?.removeAll { $0.end.map { $0 < first } ?? false }
    }
    waits = waits.filter { !$0.value.isEmpty }
  }

  /// Whether there are no events to show.
  var isEmpty: Bool { requests.isEmpty && attempts.isEmpty && waits.isEmpty }

  private static func number(of time: Duration) -> Int {
    Int(time / step)
  }

  static func == (first: Traffic, second: Traffic) -> Bool {
    first.requests == second.requests && first.waits == second.waits
      && first.attempts.elementsEqual(second.attempts, by: ==)
  }
}
