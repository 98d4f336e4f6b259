/// The events of requests over time, counted in steps, as the data of a chart.
struct Traffic {
  /// An event in the life of a request, with retries or repeated at once without protection.
  enum Event {
    case sent, waiting, answered, failed, givenUp, answeredUnprotected, failedUnprotected
    /// The circuit breaker has rejected an attempt.
    case rejected
  }

  /// The numbers of some events.
  struct Counts: Equatable {
    private var counts: [Event: Int] = [:]

    subscript(event: Event) -> Int {
      get { counts[event, default: 0] }
      set { counts[event] = newValue }
    }

    /// The number of attempts that reached the server.
    var load: Int { self[.answered] + self[.failed] }
    /// The same number for unprotected requests.
    var unprotectedLoad: Int { self[.answeredUnprotected] + self[.failedUnprotected] }
    /// The results of the requests, in words.
    var results: String {
      self[.sent] == 0
        ? "None sent yet" : "\(self[.answered]) answered, \(self[.givenUp]) given up"
    }
    var isEmpty: Bool { counts.values.allSatisfy { $0 == 0 } }
  }

  /// The events in one column of the chart.
  struct Step: Identifiable {
    /// The number of steps before this one.
    let id: Int
    var counts = Counts()
  }

  /// The duration of a step.
  static let step = Duration.milliseconds(500)
  /// The number of steps in the chart.
  static let stepCount = 40

  /// The steps in chronological order; the last one is in progress.
  private(set) var steps = (0..<stepCount).map { Step(id: $0) }
  /// The events since the last burst began.
  private(set) var totals = Counts()
  /// The requests that wait for their next attempt.
  private var waiting: Set<Int> = []

  /// Whether there are no events to show.
  var isEmpty: Bool { steps.allSatisfy(\.counts.isEmpty) }

  mutating func count(_ event: Event) {
    steps[Self.stepCount - 1].counts[event] += 1
    totals[event] += 1
  }

  /// Records that a request waits for its next attempt; each step of the wait counts it.
  mutating func wait(_ request: Int) {
    if waiting.insert(request).inserted { count(.waiting) }
  }

  /// Records the end of a request’s wait; does nothing if the request isn’t waiting.
  mutating func endWait(_ request: Int) { waiting.remove(request) }

  /// Begins the next step, and forgets the oldest one.
  mutating func beginStep() {
    let last = steps.removeFirst().id + Self.stepCount
    steps.append(Step(id: last))
    steps[Self.stepCount - 1].counts[.waiting] = waiting.count
  }

  /// Begins to count the events of the next burst.
  mutating func resetTotals() { totals = Counts() }
}
