import Recourse
import Testing

@MainActor
@Suite struct ViewPresenceTests {
  private let presence = ViewPresence()

  /// Waits until what was planned before has run.
  private func nextTurn() async {
    await Task {}.value
  }

  @Test func `begins with the first part, and ends after the update in which the last one goes`()
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

  @Test func `a part that goes before the next one comes ends nothing`() async {
    var events: [String] = []
    presence.appear { events.append("begin") }
    presence.disappear { events.append("end") }
    #expect(presence.stage == .onScreen(parts: 0))
    presence.appear { events.append("begin") }
    await nextTurn()
    #expect(events == ["begin"])
    #expect(presence.stage == .onScreen(parts: 1))
  }

  @Test func `a part that goes while others stay ends nothing`() async {
    for _ in 1...3 { presence.appear() }
    presence.disappear { Issue.record("ended") }
    await nextTurn()
    #expect(presence.stage == .onScreen(parts: 2))
  }

  @Test func `begins again after it has ended`() async {
    var begins = 0
    presence.appear { begins += 1 }
    presence.disappear()
    await nextTurn()
    presence.appear { begins += 1 }
    #expect(begins == 2)
  }

  @Test func `a disappearance too many is passed over`() async {
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
