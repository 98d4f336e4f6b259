@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ViewModifierTests {
  struct Counted: ViewModifier {
    let title: String
    @State private var count = 0

    func body(content: Content) -> some View {
      content
      Text("\(title) \(count)")
      Button(title) { count += 1 }
    }
  }

  @Test func `a modifier has state of its own`() throws {
    let host = HeadlessHost(
      Counter().modifier(Counted(title: "inner")).modifier(Counted(title: "outer")))
    try host.tap("inner")
    try host.tap("outer")
    try host.tap("outer")
    #expect(
      host.screen.texts == ["Add 0", "Add", "inner 1", "inner", "outer 2", "outer"])
  }

  @Test func `a change in a modifier does not evaluate its content`() throws {
    let host = HeadlessHost(Counter().modifier(Counted(title: "Count")))
    host.resetEvaluations()
    try host.tap("Count")
    #expect(host.evaluations(of: Counted.self) == 1)
    #expect(host.evaluations(of: Counter.self) == 0)
  }

  @Test func `a change in a modifier does not evaluate the modifiers inside`() throws {
    let host = HeadlessHost(
      Counter().modifier(Counted(title: "inner")).modifier(Counted(title: "outer")))
    host.resetEvaluations()
    try host.tap("outer")
    #expect(host.evaluations == 1)
  }

  @Test func `a modifier reads the environment around it`() {
    struct Spoken: ViewModifier {
      @Environment(\.isEnabled) private var isEnabled
      func body(content: Content) -> some View {
        content
        Text(isEnabled ? "on" : "off")
      }
    }
    let host = HeadlessHost(Text("content").modifier(Spoken()).disabled(true))
    #expect(host.screen.texts == ["content", "off"])
  }
}
