/// The handled actions that a test has not asserted on yet, with the states after them.
@MainActor
final class TestInbox<State, Action> {
  typealias Event = (action: Action, state: State)

  var events: [Event] = []

  func takeFirst() -> Event? {
    events.isEmpty ? nil : events.removeFirst()
  }
}
