import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TransitionTests {
  private let journal = Journal()
  private let switches = Switchboard()
  private let clock = ManualClock()

  struct Presenting: View {
    let journal: Journal
    @Bindable var switches: Switchboard
    var body: some View {
      Text("window")
        .sheet(isPresented: $switches.isSheet, onDismiss: { journal.note("onDismiss") }) {
          Button("Act") { journal.note("action") }
            .onAppear { journal.note("+sheet") }
            .onDisappear { journal.note("-sheet") }
        }
        .alert("Alert", isPresented: $switches.isAlert) {
          Button("Act") { journal.note("action") }
        }
    }
  }

  private func makeHost(_ behavior: SystemBehavior = .presentsLater) -> HeadlessHost {
    HeadlessHost(
      Presenting(journal: journal, switches: switches), behavior: behavior, clock: clock)
  }

  @Test func `a sheet's content appears when the sheet begins to arrive`() async {
    let host = makeHost()
    switches.isSheet = true
    #expect(host.sheet?.phase == .arriving)
    #expect(host.isMoving)
    #expect(journal.entries == ["+sheet"])
    await host.settle(clock)
    #expect(host.sheet?.phase == .up)
    #expect(!host.isMoving)
  }

  @Test func `a sheet's content disappears when the sheet has left`() async {
    let host = makeHost()
    switches.isSheet = true
    await host.settle(clock)
    switches.isSheet = false
    #expect(host.sheet?.phase == .leaving)
    #expect(journal.entries == ["+sheet"])
    await host.settle(clock)
    #expect(host.sheet == nil)
    #expect(journal.entries == ["+sheet", "-sheet", "onDismiss"])
  }

  @Test(arguments: UInt64(1)...20)
  func `arrival and departure take 0.3 to 0.5 seconds each`(seed: UInt64) async {
    var behavior = SystemBehavior.presentsLater
    behavior.seed = seed
    let host = makeHost(behavior)
    for isSheet in [true, false] {
      let before = clock.now.offset
      switches.isSheet = isSheet
      await host.settle(clock)
      let time = clock.now.offset - before
      #expect(time >= .milliseconds(300) && time <= .milliseconds(500))
    }
  }

  @Test func `the user cannot interact with an alert in a transition`() async throws {
    let host = makeHost()
    switches.isAlert = true
    let button = try #require(host.alert?.buttons.first)
    button.press()
    host.dismiss()
    #expect(throws: HeadlessHostError.notUsable(screen: "Alert", phase: .arriving)) {
      try host.tap("Act")
    }
    await host.settle(clock)
    switches.isAlert = false
    #expect(throws: HeadlessHostError.notUsable(screen: "Alert", phase: .leaving)) {
      try host.tap("Act")
    }
    button.press()
    await host.settle(clock)
    #expect(journal.entries == [])
    #expect(host.screens.map(\.kind) == [.window])
  }

  @Test(arguments: [SystemBehavior.presentsLater, .arrivesBeforeLeaving])
  func `an alert leaves if its binding turns false during its arrival`(
    behavior: SystemBehavior
  ) async throws {
    let host = makeHost(behavior)
    switches.isAlert = true
    #expect(host.alert?.phase == .arriving)
    switches.isAlert = false
    #expect(
      host.alert?.phase == (behavior == .presentsLater ? .leaving : .arriving))
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window])
    let range: ClosedRange<Duration> =
      behavior == .presentsLater
      ? .milliseconds(300) ... .milliseconds(500) : .milliseconds(600) ... .milliseconds(1_000)
    #expect(range.contains(clock.now.offset))
  }

  @Test func `a wait ends when an alert has arrived`() async {
    let host = makeHost()
    switches.isAlert = true
    async let arrival: Void = host.wait { host.alert?.phase == .up }
    await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(500))
    await arrival
    #expect(!host.isMoving)
  }

  @Test func `the immediate behavior reads no clock`() throws {
    let host = HeadlessHost(
      Presenting(journal: journal, switches: switches), clock: BrokenClock())
    switches.isAlert = true
    try host.tap("Act")
    switches.isSheet = true
    host.dismiss()
    #expect(journal.entries == ["action", "+sheet", "-sheet", "onDismiss"])
    #expect(!host.isMoving)
  }
}

/// A clock that traps on use.
private struct BrokenClock: Clock {
  var now: ManualClock.Instant { fatalError("The clock was read.") }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    fatalError("The clock was slept on.")
  }
}
