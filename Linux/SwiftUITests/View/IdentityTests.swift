@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct IdentityTests {
  @Test func `the same value placed twice has two states`() throws {
    struct Twice: View {
      let counter = Counter()
      var body: some View {
        counter
        counter
      }
    }
    let host = HeadlessHost(Twice())
    host.screen.buttons[1].press()
    #expect(host.screen.texts == ["Add 0", "Add", "Add 1", "Add"])
  }

  @Test func `state outlives the struct that declares it`() throws {
    struct Renamed: View {
      @State private var isRenamed = false
      var body: some View {
        Counter(title: isRenamed ? "Plus" : "Add")
        Button("Rename") { isRenamed = true }
      }
    }
    let host = HeadlessHost(Renamed())
    try host.tap("Add")
    try host.tap("Rename")
    #expect(host.screen.texts == ["Plus 1", "Plus", "Rename"])
  }

  struct Switch<First: View, Second: View>: View {
    let first: First
    let second: Second
    @State private var isSecond = false
    var body: some View {
      if isSecond { second } else { first }
      Button("Switch") { isSecond.toggle() }
    }
  }

  @Test func `branches with the same type have separate identities`() throws {
    let host = HeadlessHost(Switch(first: Counter(), second: Counter()))
    try host.tap("Add")
    try host.tap("Switch")
    #expect(host.screen.texts == ["Add 0", "Add", "Switch"])
    try host.tap("Switch")
    #expect(host.screen.texts == ["Add 0", "Add", "Switch"])
  }

  @Test func `an if without else starts with new state each time`() throws {
    struct Optional: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Counter() }
        Button("Show") { isShown.toggle() }
      }
    }
    let host = HeadlessHost(Optional())
    try host.tap("Add")
    try host.tap("Show")
    #expect(host.screen.texts == ["Show"])
    try host.tap("Show")
    #expect(host.screen.texts == ["Add 0", "Add", "Show"])
  }

  @Test func `a view beside a conditional keeps its state`() throws {
    struct Beside: View {
      @State private var isShown = false
      var body: some View {
        if isShown { Text("shown") }
        Counter()
        Button("Show") { isShown.toggle() }
      }
    }
    let host = HeadlessHost(Beside())
    try host.tap("Add")
    try host.tap("Show")
    #expect(host.screen.texts == ["shown", "Add 1", "Add", "Show"])
  }

  @Test func `a new id resets the state, an equal id keeps the state`() throws {
    struct Identified: View {
      @State private var id = 0
      var body: some View {
        Counter().id(id)
        Button("Next") { id += 1 }
        Button("Same") { id += 0 }
      }
    }
    let host = HeadlessHost(Identified())
    try host.tap("Add")
    try host.tap("Same")
    #expect(host.screen.texts.first == "Add 1")
    try host.tap("Next")
    #expect(host.screen.texts.first == "Add 0")
  }

  @Test func `AnyView keeps state for a view of the same type and drops it for another`() throws {
    struct Other: View {
      var body: some View { Counter(title: "Other") }
    }
    struct Hidden: View {
      @State private var step = 0
      private var content: AnyView {
        step < 2 ? AnyView(Counter(title: "Step \(step)")) : AnyView(Other())
      }
      var body: some View {
        content
        Button("Next") { step += 1 }
      }
    }
    let host = HeadlessHost(Hidden())
    try host.tap("Step 0")
    try host.tap("Next")
    #expect(host.screen.texts.first == "Step 1 1")
    try host.tap("Next")
    #expect(host.screen.texts.first == "Other 0")
  }
}
