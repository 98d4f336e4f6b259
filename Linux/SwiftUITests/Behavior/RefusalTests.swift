import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RefusalTests {
  private let switches = Switchboard()
  private let clock = ManualClock()

  struct Presenting: View {
    @Bindable var switches: Switchboard
    var body: some View {
      Text("window")
        .sheet(isPresented: $switches.isSheet) { Text("sheet") }
      Text("other")
        .alert("Alert", isPresented: $switches.isAlert) {}
    }
  }

  private func makeHost(_ behavior: SystemBehavior) -> HeadlessHost {
    HeadlessHost(Presenting(switches: switches), behavior: behavior, clock: clock)
  }

  @Test(arguments: [SystemBehavior.presentsLater, .refusesForGood])
  func `a presentation is refused while another one arrives`(
    behavior: SystemBehavior
  ) async throws {
    let host = makeHost(behavior)
    switches.isSheet = true
    #expect(host.sheet?.phase == .arriving)
    switches.isAlert = true
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window, .sheet])
    #expect(host.heldBackCount == 1)
    #expect(host.droppedCount == (behavior == .refusesForGood ? 1 : 0))
    switches.isSheet = false
    await host.settle(clock)
    let expected: [Screen.Kind] = behavior == .refusesForGood ? [.window] : [.window, .alert]
    #expect(host.screens.map(\.kind) == expected)
    #expect(switches.isAlert)
  }

  @Test(arguments: [SystemBehavior.presentsLater, .refusesForGood])
  func `a presentation is refused while another one leaves`(
    behavior: SystemBehavior
  ) async throws {
    let host = makeHost(behavior)
    switches.isSheet = true
    await host.settle(clock)
    switches.isSheet = false
    switches.isAlert = true
    #expect(host.sheet?.phase == .leaving)
    await host.settle(clock)
    #expect(host.alert == nil ? behavior == .refusesForGood : behavior == .presentsLater)
  }

  @Test(arguments: [SystemBehavior.presentsLater, .refusesForGood])
  func `a sheet's own presentation is refused while the sheet arrives`(
    behavior: SystemBehavior
  ) async throws {
    struct Eager: View {
      @State private var isSheet = true
      @State private var isAlert = false
      var body: some View {
        Text("window").sheet(isPresented: $isSheet) {
          Text("sheet")
            .onAppear { isAlert = true }
            .alert("Over", isPresented: $isAlert) {}
        }
      }
    }
    let host = HeadlessHost(Eager(), behavior: behavior, clock: clock)
    #expect(host.screens.map(\.kind) == [.window, .sheet])
    #expect(host.heldBackCount == 1)
    await host.settle(clock)
    #expect(host.droppedCount == (behavior == .refusesForGood ? 1 : 0))
    #expect(host.alert?.title == (behavior == .refusesForGood ? nil : "Over"))
  }

  @Test func `a presentation refused for good is presented after its binding was reset`()
    async throws
  {
    let host = makeHost(.refusesForGood)
    switches.isSheet = true
    switches.isAlert = true
    await host.settle(clock)
    host.dismiss()
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window])
    switches.isAlert = false
    switches.isAlert = true
    await host.settle(clock)
    #expect(host.droppedCount == 1)
    switches.isAlert = false
    await host.settle(clock)
    switches.isAlert = true
    await host.settle(clock)
    #expect(host.alert?.phase == .up)
  }

  @Test func `a presentation from a covered screen is refused for good at once`() throws {
    let host = makeHost(
      SystemBehavior("refused for good, at once") { $0.refusals = [.forGood] })
    switches.isSheet = true
    #expect(host.sheet != nil)
    switches.isAlert = true
    #expect(host.heldBackCount == 1)
    host.dismiss()
    #expect(host.screens.map(\.kind) == [.window])
  }

  @Test(arguments: [SystemBehavior.presentsLater, .refusesForGood])
  func `a sheet's next item is presented after the previous one, as documented`(
    behavior: SystemBehavior
  ) async throws {
    struct Listing: View {
      @State private var item: SheetTests.Item? = SheetTests.Item(id: 1)
      var body: some View {
        Text("window").sheet(item: $item) { item in
          Text("\(item.id)")
          Button("Next") { self.item = SheetTests.Item(id: item.id + 1) }
        }
      }
    }
    let host = HeadlessHost(Listing(), behavior: behavior, clock: clock)
    await host.settle(clock)
    try host.tap("Next")
    await host.settle(clock)
    #expect(host.sheet?.texts.first == "2")
  }

  @Test(arguments: [SystemBehavior.presentsLater, .refusesForGood, .immediate])
  func `an alert from below a foreign presentation is refused`(
    behavior: SystemBehavior
  ) async throws {
    let host = makeHost(behavior)
    let share = try host.presentForeign()
    await host.settle(clock)
    #expect(host.screen.kind == .foreign)
    switches.isAlert = true
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window, .foreign])
    share.dismiss()
    await host.settle(clock)
    #expect(host.alert == nil ? behavior == .refusesForGood : behavior != .refusesForGood)
  }

  @Test func `the user can dismiss a foreign presentation`() throws {
    let host = makeHost(.immediate)
    _ = try host.presentForeign()
    host.dismiss()
    #expect(host.screens.map(\.kind) == [.window])
  }

  @Test func `a foreign presentation is refused during a transition`() async throws {
    let host = makeHost(.presentsLater)
    switches.isSheet = true
    #expect(throws: HeadlessHostError.notUsable(screen: "", phase: .arriving)) {
      try host.presentForeign()
    }
    await host.settle(clock)
    _ = try host.presentForeign()
    #expect(host.screens.map(\.kind) == [.window, .sheet, .foreign])
  }

  @Test func `a foreign presentation leaves with the sheet below it`() async throws {
    let host = makeHost(.presentsLater)
    switches.isSheet = true
    await host.settle(clock)
    _ = try host.presentForeign()
    await host.settle(clock)
    switches.isSheet = false
    #expect(host.screens.map(\.phase) == [.up, .leaving, .leaving])
    await host.settle(clock)
    #expect(host.screens.map(\.kind) == [.window])
  }
}
