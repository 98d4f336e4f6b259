@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ButtonStyleTests {
  private let journal = Journal()

  /// Shows its button's properties as text.
  private struct Described: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var name = "styled"

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.role == .destructive ? "\(name) destructive" : name)
      if configuration.isPressed { Text("pressed") }
      if !isEnabled { Text("disabled") }
    }
  }

  @Test func `a style's body replaces the label, and knows the role`() throws {
    let host = HeadlessHost(
      VStack {
        Button("Delete", role: .destructive) { journal.note("delete") }
        Button("Open") {}
      }
      .buttonStyle(Described()))
    #expect(host.screen.texts == ["Delete", "styled destructive", "Open", "styled"])
    #expect(host.screen.buttons.map(\.role) == [.destructive, nil])
    try host.tap("Delete styled destructive")
    #expect(journal.entries == ["delete"])
  }

  @Test func `a press shows the button as pressed, and the action runs at its end`() throws {
    let host = HeadlessHost(
      Button("Save") { journal.note("save") }.buttonStyle(Described()))
    let press = try #require(host.screen.buttons.first).beginPress()
    #expect(host.screen.texts == ["Save", "styled", "pressed"])
    #expect(journal.entries == [])
    press.end()
    #expect(host.screen.texts == ["Save", "styled"])
    #expect(journal.entries == ["save"])
    let cancelled = try #require(host.screen.buttons.first).beginPress()
    cancelled.cancel()
    #expect(host.screen.texts == ["Save", "styled"])
    #expect(journal.entries == ["save"])
  }

  @Test func `a tap shows the button as pressed in between`() throws {
    struct Watched: ButtonStyle {
      let journal: Journal
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .onChange(of: configuration.isPressed) { journal.note("\($1)") }
      }
    }
    let host = HeadlessHost(
      Button("Save") { journal.note("save") }.buttonStyle(Watched(journal: journal)))
    try host.tap("Save")
    #expect(journal.entries == ["true", "false", "save"])
  }

  @Test func `a style reads the environment of its button, and follows its changes`() throws {
    struct Locking: View {
      @State private var isLocked = false
      var body: some View {
        Button("Act") {}.disabled(isLocked).buttonStyle(Described())
        Button("Lock") { isLocked.toggle() }
      }
    }
    let host = HeadlessHost(Locking())
    try host.tap("Lock")
    #expect(host.screen.texts == ["Act", "styled", "disabled", "Lock"])
    let press = try #require(host.screen.buttons.first).beginPress()
    #expect(!host.screen.texts.contains("pressed"))
    press.cancel()
    try host.tap("Lock")
    #expect(host.screen.texts == ["Act", "styled", "Lock"])
  }

  @Test func `the nearest style applies, and changes with its own values`() throws {
    struct Nested: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("a") { count += 1 }.buttonStyle(Described(name: "inner \(count)"))
          Button("b") {}
          Button("c") {}.buttonStyle(.bordered)
        }
        .buttonStyle(Described(name: "outer"))
      }
    }
    let host = HeadlessHost(Nested())
    try host.tap("a inner 0")
    #expect(host.screen.texts == ["a", "inner 1", "b", "outer", "c"])
  }

  /// Adds a mark to the button in the style around it, and asks for two presses.
  private struct Marked: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("!")
      Button(configuration)
      Button("Twice") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test func `a primitive style surrounds the button in the style around it`() throws {
    let host = HeadlessHost(
      Button("Go") { journal.note("go") }.buttonStyle(Marked()).buttonStyle(Described()))
    #expect(host.screen.texts == ["!", "Go", "styled", "Twice", "styled"])
    try host.tap("Go styled")
    try host.tap("Twice styled")
    #expect(journal.entries == ["go", "go", "go"])
  }

  @Test func `the platform's styles are kinds of the button's element`() {
    func kind<Style: PrimitiveButtonStyle>(_ style: Style) -> Element.ButtonStyleKind? {
      let graph = ViewGraph(VStack { Button("a") {} }.buttonStyle(style))
      return graph.roots.first?.children.first?.children.first?.element.traits.buttonStyle
    }
    #expect(kind(.automatic) == .automatic)
    #expect(kind(.bordered) == .bordered)
    #expect(kind(.borderedProminent) == .borderedProminent)
    #expect(kind(.borderless) == .borderless)
    #expect(kind(.plain) == .plain)
  }

  @Test func `a style can be built on one of the platform's`() throws {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
      }
    }
    let graph = ViewGraph(Button("a") {}.buttonStyle(Framed()).buttonStyle(.plain))
    let button = try #require(graph.roots.first?.children.first)
    #expect(button.element.traits.buttonStyle == .bordered)
  }

  @Test func `the buttons of an alert keep the system's style`() throws {
    let host = HeadlessHost(
      Text("a")
        .alert("Delete?", isPresented: .constant(true)) { Button("Yes") { journal.note("yes") } }
        .buttonStyle(Described()))
    #expect(host.alert?.texts == ["Yes"])
    try host.tap("Yes")
    #expect(journal.entries == ["yes"])
  }
}
