import Recourse
import Testing

@MainActor
@Suite struct ViewPresenceTests {
  private let presence = ViewPresence()

  /// Waits until every main-actor task that was enqueued earlier has run.
  private func nextTurn() async {
    await Task {}.value
  }

  @Test func `begins with the first part, and ends one turn after the last part disappears`()
    async
  {
    var events: [String] = []
    for _ in 1...2 { presence.appear { events.append("begin") } }
    for _ in 1...2 { presence.disappear { events.append("end") } }
    #expect(events == ["begin"])
    await nextTurn()
    #expect(events == ["begin", "end"])
    #expect(presence.stage == .gone)
  }

  @Test func `an appearance in the same turn as the last disappearance prevents the end`() async {
    var events: [String] = []
    presence.appear { events.append("begin") }
    presence.disappear { events.append("end") }
    #expect(presence.stage == .onScreen(parts: 0))
    presence.appear { events.append("begin") }
    await nextTurn()
    #expect(events == ["begin"])
    #expect(presence.stage == .onScreen(parts: 1))
  }

  @Test func `the disappearance of one of several parts doesn't end the presence`() async {
    for _ in 1...3 { presence.appear() }
    presence.disappear { Issue.record("ended") }
    await nextTurn()
    #expect(presence.stage == .onScreen(parts: 2))
  }

  @Test func `begins again after the end`() async {
    var begins = 0
    presence.appear { begins += 1 }
    presence.disappear()
    await nextTurn()
    presence.appear { begins += 1 }
    #expect(begins == 2)
  }

  @Test func `ignores a disappearance without an appearance`() async {
    presence.disappear { Issue.record("ended") }
    #expect(presence.stage == .fresh)
    var ends = 0
    presence.appear()
    for _ in 1...3 { presence.disappear { ends += 1 } }
    await nextTurn()
    #expect(ends == 1)
    presence.appear()
    #expect(presence.stage == .onScreen(parts: 1))
  }
}
