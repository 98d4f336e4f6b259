import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct InteractiveDismissalTests {
  private let journal = Journal()
  private let switches = Switchboard()
  private let clock = ManualClock()

  private func hostWithSheet() async -> HeadlessHost {
    switches.isSheet = true
    let host = HeadlessHost(
      TransitionTests.Presenting(journal: journal, switches: switches), behavior: .presentsLater,
      clock: clock)
    await host.settle(clock)
    return host
  }

  @Test func `a cancelled interactive dismissal changes nothing`() async throws {
    let host = await hostWithSheet()
    let drag = try host.beginDismissal()
    #expect(host.sheet?.phase == .held)
    #expect(host.isMoving)
    #expect(throws: HeadlessHostError.notUsable(screen: "", phase: .held)) {
      try host.tap("Act")
    }
    drag.cancel()
    #expect(!host.isMoving)
    #expect(switches.isSheet)
    #expect(journal.entries == ["+sheet"])
    try host.tap("Act")
  }

  @Test func `a finished interactive dismissal writes the binding`() async throws {
    let host = await hostWithSheet()
    let drag = try host.beginDismissal()
    drag.finish()
    #expect(!switches.isSheet)
    #expect(host.sheet?.phase == .leaving)
    drag.cancel()
    drag.finish()
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window])
    #expect(journal.entries == ["+sheet", "-sheet", "onDismiss"])
  }

  @Test func `a sheet that code dismisses leaves despite a drag in progress`() async throws {
    let host = await hostWithSheet()
    let drag = try host.beginDismissal()
    switches.isSheet = false
    #expect(host.sheet?.phase == .leaving)
    drag.cancel()
    #expect(host.sheet?.phase == .leaving)
  }

  @Test func `a presentation is refused while a sheet is held`() async throws {
    let host = await hostWithSheet()
    let drag = try host.beginDismissal()
    #expect(throws: HeadlessHostError.notUsable(screen: "", phase: .held)) {
      try host.presentForeign()
    }
    drag.cancel()
    _ = try host.presentForeign()
    #expect(host.screen.kind == .foreign)
  }

  @Test func `only a sheet can be dragged down`() async throws {
    let host = HeadlessHost(
      TransitionTests.Presenting(journal: journal, switches: switches), clock: clock)
    switches.isAlert = true
    #expect(
      throws: HeadlessHostError.notFound(
        kind: "sheet", name: "to dismiss", available: ["alert"])
    ) { try host.beginDismissal() }
  }
}
