@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct HeadlessHostTests {
  struct Form: View {
    @State private var name = "Ada"
    @State private var isOn = false
    @State private var choice: String?
    var body: some View {
      TextField("Name", text: $name).onSubmit { name = "submitted" }
      Toggle("Wi-Fi", isOn: $isOn)
      Button("Off") {}.disabled(!isOn)
      Button("Icon", systemImage: "trash") {}
      Image(systemName: "star")
      ProgressView()
      ProgressView(value: 1, total: 4)
      List(selection: $choice) {
        ForEach(["Red", "Green"], id: \.self) { Text($0) }
      }
      Text("chosen \(choice ?? "nothing")")
        .navigationTitle("Colours")
    }
  }

  @Test func `the host can type, toggle, select and press`() throws {
    let host = HeadlessHost(Form())
    try host.screen.type("Bob", into: "Name")
    #expect(host.screen.fields.map(\.text) == ["Bob"])
    host.screen.fields.first?.submit()
    #expect(host.screen.fields.map(\.text) == ["submitted"])
    try host.screen.turn("Wi-Fi", on: true)
    #expect(host.screen.toggles.map(\.isOn) == [true])
    try host.screen.choose("Green")
    #expect(host.screen.texts.last == "chosen Green")
    try host.tap("Off")
  }

  @Test func `a screen lists its buttons, symbols, progress and title`() {
    let screen = HeadlessHost(Form()).screen
    #expect(screen.buttons.map(\.title) == ["Off", "Icon"])
    #expect(screen.buttons.map(\.isEnabled) == [false, true])
    #expect(screen.symbols == ["trash", "star"])
    #expect(screen.progress == [nil, 0.25])
    #expect(screen.title == "Colours")
    #expect(screen.kind == .window)
  }

  @Test func `failed input reports the missing or disabled element and the available ones`() {
    let host = HeadlessHost(Form())
    #expect(
      throws: HeadlessHostError.notFound(
        kind: "button", name: "Pay", available: ["Off", "Icon"])
    ) {
      try host.tap("Pay")
    }
    #expect(throws: HeadlessHostError.disabled(kind: "button", name: "Off")) {
      try host.tap("Off")
    }
    #expect(
      "\(HeadlessHostError.notFound(kind: "field", name: "City", available: ["Name"]))"
        == "No field \"City\" is shown. There is: Name.")
  }

  @Test func `a button is found by its accessibility label`() throws {
    let journal = Journal()
    let host = HeadlessHost(
      Button(action: { journal.note("pressed") }, label: { Image(systemName: "plus") })
        .accessibilityLabel("Add"))
    try host.tap("Add")
    #expect(journal.entries == ["pressed"])
  }

  @Test func `a wait ends when a change makes the condition true`() async {
    let journal = Journal()
    let host = HeadlessHost(
      Text("still").task {
        await Task.yield()
        journal.note("done")
      })
    await host.wait { !journal.entries.isEmpty }
    #expect(journal.entries == ["done"])
  }

  @Test func `a wait ends when its task is cancelled`() async {
    let host = HeadlessHost(Text("still"))
    let test = Task { await host.wait { false } }
    await Task.yield()
    test.cancel()
    await test.value
  }

  @Test func `evaluations are counted by type`() throws {
    let host = HeadlessHost(Counter())
    try host.tap("Add")
    #expect(host.evaluations(of: Counter.self) == 2)
    #expect(host.evaluations == 2)
    host.resetEvaluations()
    #expect(host.evaluations == 0)
  }
}
