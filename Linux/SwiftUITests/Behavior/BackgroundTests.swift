import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct BackgroundTests {
  private let journal = Journal()
  private let switches = Switchboard()
  private let clock = ManualClock()

  private func makeHost(_ behavior: SystemBehavior) -> HeadlessHost {
    HeadlessHost(
      TransitionTests.Presenting(journal: journal, switches: switches), behavior: behavior,
      clock: clock)
  }

  @Test(arguments: [SystemBehavior.immediate, .presentsLater, .refusesForGood])
  func `no presentation arrives or leaves in the background`(behavior: SystemBehavior) async {
    let host = makeHost(behavior)
    host.isInBackground = true
    switches.isSheet = true
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window])
    host.isInBackground = false
    await host.settle(clock)
    #expect(host.sheet?.phase == .up)
    host.isInBackground = true
    switches.isSheet = false
    await host.settle(clock)
    #expect(host.sheet?.phase == .up)
    host.isInBackground = false
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window])
  }

  @Test func `a transition completes when the app returns to the foreground`() async {
    let host = makeHost(.presentsLater)
    switches.isSheet = true
    #expect(host.sheet?.phase == .arriving)
    host.isInBackground = true
    await clock.advance(by: .seconds(5))
    await host.catchUp()
    #expect(host.sheet?.phase == .arriving)
    host.isInBackground = false
    #expect(host.sheet?.phase == .up)
  }

  @Test func `a late action runs in the background`() async throws {
    var behavior = SystemBehavior.actionLate
    behavior.transitions = .zero ... .zero
    let host = makeHost(behavior)
    switches.isAlert = true
    try host.tap("Act")
    host.isInBackground = true
    await host.settle(clock)
    #expect(journal.entries == ["action"])
  }

  @Test func `the user cannot interact with an app in the background`() throws {
    let host = makeHost(.immediate)
    switches.isAlert = true
    #expect(host.alert != nil)
    host.isInBackground = true
    #expect(throws: HeadlessHostError.notUsable(screen: "Alert", phase: .up)) {
      try host.tap("Act")
    }
    host.dismiss()
    #expect(switches.isAlert)
    #expect(throws: HeadlessHostError.notUsable(screen: "Alert", phase: .up)) {
      try host.presentForeign()
    }
  }
}
