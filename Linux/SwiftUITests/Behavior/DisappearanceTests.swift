import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DisappearanceTests {
  private let journal = Journal()
  private let switches = Switchboard()
  private let clock = ManualClock()

  struct Presenting: View {
    let journal: Journal
    @Bindable var switches: Switchboard
    var body: some View {
      Text("window")
      if switches.showsPresenter {
        Text("presenter")
          .sheet(isPresented: $switches.isSheet, onDismiss: { journal.note("onDismiss") }) {
            Text("sheet")
              .onAppear { journal.note("+sheet") }
              .onDisappear { journal.note("-sheet") }
              .sheet(isPresented: $switches.isOther, onDismiss: { journal.note("onDismiss 2") }) {
                Text("upper")
              }
          }
      }
    }
  }

  private func hostWithSheet(_ behavior: SystemBehavior) async -> HeadlessHost {
    let host = HeadlessHost(
      Presenting(journal: journal, switches: switches), behavior: behavior, clock: clock)
    switches.isSheet = true
    await host.settle(clock)
    return host
  }

  @Test func `content may disappear at the start of the departure, and does so once`() async {
    let host = await hostWithSheet(.disappearsEarly)
    switches.isSheet = false
    #expect(host.sheet?.texts == ["sheet"])
    #expect(journal.entries == ["+sheet", "-sheet"])
    await host.settle(clock)
    #expect(journal.entries == ["+sheet", "-sheet", "onDismiss"])
  }

  @Test func `content may never run onDisappear`() async {
    let host = await hostWithSheet(.neverDisappears)
    switches.isSheet = false
    await host.settle(clock)
    #expect(host.sheet == nil)
    #expect(journal.entries == ["+sheet", "onDismiss"])
  }

  @Test(arguments: [SystemBehavior.immediate, .dropsOrphanedOnDismiss])
  func `onDismiss may be skipped if the presenter is removed`(behavior: SystemBehavior) async {
    let host = await hostWithSheet(behavior)
    switches.showsPresenter = false
    await host.settle(clock)
    #expect(host.screens.map(\.texts) == [["window"]])
    #expect(journal.entries.contains("onDismiss") == (behavior == .immediate))
    #expect(journal.entries.contains("-sheet"))
  }

  @Test(arguments: [SystemBehavior.immediate, .dropsOrphanedOnDismiss])
  func `onDismiss may be skipped if the sheet below leaves`(behavior: SystemBehavior) async {
    let host = await hostWithSheet(behavior)
    switches.isOther = true
    await host.settle(clock)
    #expect(host.screens.count == 3)
    switches.isSheet = false
    await host.settle(clock)
    #expect(journal.entries.contains("onDismiss"))
    #expect(journal.entries.contains("onDismiss 2") == (behavior == .immediate))
  }

  @Test(arguments: [false, true])
  func `a presentation over a leaving sheet leaves too, and its binding may be written`(
    closesAbove: Bool
  ) async {
    var behavior = SystemBehavior.presentsLater
    behavior.closesAbove = [closesAbove]
    let host = await hostWithSheet(behavior)
    switches.isOther = true
    await host.settle(clock)
    switches.isSheet = false
    #expect(host.screens.map(\.phase) == [.up, .leaving, .leaving])
    #expect(switches.isOther == !closesAbove)
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window])
    #expect(switches.isOther == !closesAbove)
  }
}
