import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnswerTimingTests {
  private let journal = Journal()
  private let switches = Switchboard()
  private let clock = ManualClock()

  struct Asking: View {
    let journal: Journal
    let switches: Switchboard
    var body: some View {
      Text("content")
      if switches.showsPresenter { Presenter(journal: journal, switches: switches) }
    }

    struct Presenter: View {
      let journal: Journal
      @Bindable var switches: Switchboard
      var body: some View {
        Text("presenter")
          .alert("Alert", isPresented: $switches.isAlert.noting("false", in: journal)) {
            Button("Act") { journal.note("action") }
          }
      }
    }
  }

  private func askingHost(_ behavior: SystemBehavior) async -> HeadlessHost {
    switches.isAlert = true
    let host = HeadlessHost(
      Asking(journal: journal, switches: switches), behavior: behavior, clock: clock)
    await host.settle(clock)
    return host
  }

  @Test func `a late action runs some turns after the write to the binding`() async throws {
    let host = await askingHost(.actionTurnsLate)
    try host.tap("Act")
    #expect(journal.entries == ["false"])
    #expect(host.alert == nil)
    #expect(host.isMoving)
    await host.settle(clock)
    #expect(journal.entries == ["false", "action"])
    #expect(clock.now.offset == .zero)
    #expect(!host.isMoving)
  }

  @Test(arguments: UInt64(1)...20)
  func `a late action runs within half a second of the write`(seed: UInt64) async throws {
    var behavior = SystemBehavior.actionLate
    behavior.seed = seed
    let host = await askingHost(behavior)
    let tapped = clock.now.offset
    try host.tap("Act")
    #expect(journal.entries == ["false"])
    await host.settle(clock)
    #expect(journal.entries == ["false", "action"])
    #expect(clock.now.offset - tapped <= .milliseconds(500))
  }

  @Test func `an action may run after its alert has left the screen`() async throws {
    var behavior = SystemBehavior.actionLate
    behavior.transitions = .milliseconds(1) ... .milliseconds(1)
    behavior.actionDelays = [.time(.milliseconds(400) ... .milliseconds(400))]
    let host = await askingHost(behavior)
    try host.tap("Act")
    await clock.advance(by: .milliseconds(399))
    await host.catchUp()
    #expect(host.alert == nil)
    #expect(journal.entries == ["false"])
    await host.settle(clock)
    #expect(journal.entries == ["false", "action"])
  }

  @Test(arguments: [SystemBehavior.actionTurnsLate, .actionLate])
  func `a late action runs once even if the view that declared the alert is gone`(
    behavior: SystemBehavior
  ) async throws {
    let host = await askingHost(behavior)
    let button = try #require(host.alert?.buttons.first)
    button.press()
    button.press()
    switches.showsPresenter = false
    await host.settle(clock)
    #expect(host.screens.map(\.texts) == [["content"]])
    #expect(journal.entries == ["false", "action"])
  }

  @Test(arguments: DismissalOrder.allCases)
  func `an action that presses its own button runs once`(order: DismissalOrder) async throws {
    struct Repeating: View {
      let journal: Journal
      let press: () -> Void
      @State private var isAlert = true
      var body: some View {
        Text("content").alert("Alert", isPresented: $isAlert) {
          Button("Act") {
            journal.note("action")
            if journal.entries.count < 3 { press() }
          }
        }
      }
    }
    var button: ScreenButton?
    let host = HeadlessHost(
      Repeating(journal: journal) { button?.press() }, behavior: .answering(order))
    button = host.alert?.buttons.first
    try host.tap("Act")
    #expect(journal.entries == ["action"])
  }

  @Test func `closing a host cancels late actions and leaves no sleeper`() async throws {
    let host = await askingHost(.actionLate)
    try host.tap("Act")
    #expect(host.pendingCount == 2)
    host.close()
    #expect(host.pendingCount == 0)
    while clock.sleepers > 0 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    #expect(journal.entries == ["false"])
  }
}

extension Binding<Bool> {
  /// Returns a binding that also notes each write in a journal.
  @MainActor
  func noting(_ entry: String, in journal: Journal) -> Binding<Bool> {
    Binding { @MainActor in
      wrappedValue
    } set: { @MainActor in
      journal.note(entry)
      wrappedValue = $0
    }
  }
}
