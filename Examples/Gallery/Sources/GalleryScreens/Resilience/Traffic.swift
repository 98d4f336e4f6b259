/// What has become of requests, and when: the material of a chart.
///
/// Times are durations since any one moment.
struct Traffic: Equatable {
  /// How an attempt has ended.
  enum Outcome: Equatable, Sendable {
    case answered
    case failed
    /// The circuit breaker has not let it through.
    case refused
  }

  /// What has happened in one step of the chart.
  struct Bucket: Identifiable, Equatable {
    /// The number of the step since the beginning.
    let id: Int
    /// Requests that the app has begun.
    var requests = 0
    /// Attempts that were answered.
    var answered = 0
    /// Attempts that have failed at the server.
    var failed = 0
    /// Attempts that the circuit breaker has refused.
    var refused = 0
    /// Requests that were waiting for their next attempt.
    var waits = 0

    var attempts: Int { answered + failed + refused }
  }

  private struct Wait: Equatable {
    let begin: Duration
    var end: Duration?
  }

  /// How much time a bar stands for.
  static let step = Duration.milliseconds(500)
  /// How many bars there are.
  static let stepCount = 40

  private var requests: [Duration] = []
  private var attempts: [(time: Duration, outcome: Outcome)] = []
  private var waits: [Int: [Wait]] = [:]

  /// A request begins.
  mutating func begin(at time: Duration) {
    requests.append(time)
  }

  /// An attempt ends.
  mutating func end(_ outcome: Outcome, at time: Duration) {
    attempts.append((time, outcome))
  }

  /// A request waits for its next attempt.
  mutating func wait(_ request: Int, at time: Duration) {
    waits[request, default: []].append(Wait(begin: time))
  }

  /// A request waits no longer; nothing if it doesn't wait.
  mutating func goOn(_ request: Int, at time: Duration) {
    guard let last = waits[request]?.indices.last, waits[request]?[last].end == nil else { return }
    waits[request]?[last].end = time
  }

  /// The steps up to a time, the last one last.
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

  /// Forgets what is too long ago for the chart.
  mutating func forget(before now: Duration) {
    let first = Self.step * (Self.number(of: now) - Self.stepCount + 1)
    requests.removeAll { $0 < first }
    attempts.removeAll { $0.time < first }
    for request in waits.keys {
      waits[request]?.removeAll { $0.end.map { $0 < first } ?? false }
    }
    waits = waits.filter { !$0.value.isEmpty }
  }

  /// Whether there is nothing to be seen.
  var isEmpty: Bool { requests.isEmpty && attempts.isEmpty && waits.isEmpty }

  private static func number(of time: Duration) -> Int {
    Int(time / step)
  }

  static func == (first: Traffic, second: Traffic) -> Bool {
    first.requests == second.requests && first.waits == second.waits
      && first.attempts.elementsEqual(second.attempts, by: ==)
  }
}
