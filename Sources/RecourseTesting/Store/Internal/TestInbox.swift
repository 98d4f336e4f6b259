/// The actions that a store has handled and a test doesn't know of yet, with the states after them.
@MainActor
final class TestInbox<State, Action> {
  typealias Event = (action: Action, state: State)

  var events: [Event] = []

  func takeFirst() -> Event? {
    events.isEmpty ? nil : events.removeFirst()
  }
}
