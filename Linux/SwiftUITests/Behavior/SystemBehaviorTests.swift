import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SystemBehaviorTests {
  private let journal = Journal()
  private let switches = Switchboard()
  private let clock = ManualClock()

  private func makeHost(_ behavior: SystemBehavior) -> HeadlessHost {
    HeadlessHost(
      TransitionTests.Presenting(journal: journal, switches: switches), behavior: behavior,
      clock: clock)
  }

  @Test func `named behaviors have distinct names and choices`() {
    #expect(Set(SystemBehavior.named.map(\.name)).count == SystemBehavior.named.count)
    #expect(Set(SystemBehavior.named).count == SystemBehavior.named.count)
    #expect("\(SystemBehavior.presentsLater)" == "refused presentations come later")
    #expect("\(SystemBehavior.mixed(seed: 7))" == "mixed, seed 7")
  }

  @Test(arguments: SystemBehavior.named + (1...50).map { SystemBehavior.mixed(seed: $0) })
  func `an answered alert leaves, its action runs once, and the system becomes idle`(
    behavior: SystemBehavior
  ) async throws {
    let host = makeHost(behavior)
    for round in 1...3 {
      switches.isAlert = true
      await host.settle(clock)
      try host.tap("Act")
      await host.settle(clock)
      #expect(host.screens.map(\.kind) == [.window])
      #expect(!switches.isAlert)
      #expect(journal.entries == Array(repeating: "action", count: round))
      #expect(host.pendingCount == 0)
      #expect(!host.isMoving)
    }
  }

  /// Presents and dismisses ten times, and returns the journal with the time after each round.
  private func run(seed: UInt64) async -> [String] {
    let host = makeHost(.mixed(seed: seed))
    for _ in 0..<10 {
      switches.isSheet = true
      switches.isAlert = true
      await host.settle(clock)
      host.dismiss()
      await host.settle(clock)
      switches.isSheet = false
      switches.isAlert = false
      await host.settle(clock)
      journal.note("\(clock.now.offset)")
    }
    host.close()
    return journal.entries
  }

  @Test func `the same seed makes the same choices`() async {
    let first = await run(seed: 3)
    journal.clear()
    let other = SystemBehaviorTests()
    #expect(await other.run(seed: 3) == first)
    #expect(await SystemBehaviorTests().run(seed: 4) != first)
  }
}
