import Recourse
import RecourseStore

extension TestStore {
  typealias Event = TestInbox<State, Action>.Event

  /// The actions sent by the test whose effects, direct or indirect, are still running.
  var running: [String] {
    let running = sent.filter { !$0.handle.isFinished }.map(\.action)
    return running.isEmpty ? ["an action that the test has not sent"] : running
  }

  func next<Payload>(
    _ expected: String, at place: TestPlace, extract: (Action) -> Payload?
  ) async throws -> (Event, Payload) {
    while true {
      await wait { !inbox.events.isEmpty || runner.count == 0 }
      guard let event = inbox.takeFirst() else {
        let running = runner.count == 0 ? [] : running
        throw place.failure(.nothingReceived(expected: expected, running: running))
      }
      if let payload = extract(event.action) { return (event, payload) }
      state = event.state
      if isExhaustive {
        let action = StateText.text(event.action)
        throw place.failure(.otherActionReceived(action, expected: expected))
      }
    }
  }

  func check(
    _ event: Event, at place: TestPlace, change: (inout State) throws -> Void
  ) throws {
    var expected = isExhaustive ? state : event.state
    try change(&expected)
    // A difference is reported once, not in each assertion that follows.
    state = event.state
    guard expected != event.state else { return }
    let difference = StateDifference(from: expected, to: event.state)
    let lines = difference.changes.map { change in
      "\(change.path.text(showingKeys: true)): expected \(StateText.text(change.old)), "
        + "is \(StateText.text(change.new))"
    }
    let all = lines + (difference.isComplete ? [] : ["…"])
    throw place.failure(
      .stateDiffers(after: StateText.text(event.action), differences: all))
  }

  /// Discards the handled actions, and throws if an exhaustive test has not asserted on them.
  func skipEvents(at place: TestPlace) throws {
    let events = inbox.events
    inbox.events = []
    guard let last = events.last else { return }
    state = last.state
    guard isExhaustive else { return }
    throw place.failure(.actionsNotAsserted(events.map { StateText.text($0.action) }))
  }

  /// Yields to other tasks until a condition is met or the timeout has passed.
  func wait(until condition: () -> Bool) async {
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while !condition(), clock.now < end { await Task.yield() }
  }
}
