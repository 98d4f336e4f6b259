@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct TraitsTests {
  private func traits<Content: View>(_ view: Content) throws -> Element.Traits {
    try #require(ViewGraph(view).roots.first?.children.first?.element.traits)
  }

  @Test func `a view is disabled when anything around it is`() {
    let host = HeadlessHost(
      VStack {
        Button("a") {}.disabled(false)
        Button("b") {}.disabled(true)
      }
      .disabled(false))
    #expect(host.screen.buttons.map(\.isEnabled) == [true, false])
    let nested = HeadlessHost(Button("a") {}.disabled(false).disabled(true))
    #expect(nested.screen.buttons.map(\.isEnabled) == [false])
  }

  @Test func `what is disabled can be enabled again`() throws {
    struct Locking: View {
      @State private var isLocked = false
      var body: some View {
        VStack { Button("Act") {} }.disabled(isLocked)
        Button("Lock") { isLocked.toggle() }
      }
    }
    let host = HeadlessHost(Locking())
    try host.tap("Lock")
    #expect(host.screen.buttons.map(\.isEnabled) == [false, true])
    try host.tap("Lock")
    #expect(host.screen.buttons.map(\.isEnabled) == [true, true])
  }

  @Test func `inherited looks reach the texts, nearer ones win`() throws {
    let view = Text("a").font(.headline).font(.body).foregroundStyle(.secondary)
      .lineLimit(2).multilineTextAlignment(.center)
    let traits = try traits(view)
    #expect(traits.font == .headline)
    #expect(traits.foreground == .hierarchical(level: 1))
    #expect(traits.lineLimit == 2)
    #expect(traits.textAlignment == .center)
  }

  @Test func `a text is bold and monospaced in the font that it has or inherits`() throws {
    #expect(try traits(Text("a").bold().font(.title)).font == .title.bold())
    let inherited = VStack { Text("a").monospaced() }.font(.caption)
    let stack = ViewGraph(inherited).roots.first?.children.first
    #expect(stack?.children.first?.element.traits.font == .caption.monospaced())
  }

  @Test func `padding and frames belong to the nearest visible part, and add up`() throws {
    let view = Group { Text("a").padding(4) }.padding(.top, 2).frame(maxWidth: .infinity)
    let traits = try traits(view)
    #expect(traits.padding.top == 6)
    #expect(traits.padding.leading == 4)
    #expect(traits.frame.maxWidth == .infinity)
  }

  @Test func `a background lies behind the nearest visible part`() throws {
    #expect(try traits(Group { Text("a") }.background(.bar)).background == .bar)
  }

  @Test func `a modifier around a container leaves what is inside alone`() throws {
    let graph = ViewGraph(VStack { Text("a") }.padding(8).help("stack"))
    let stack = try #require(graph.roots.first?.children.first)
    #expect(stack.element.traits.padding.top == 8)
    #expect(stack.element.traits.help == "stack")
    #expect(stack.children.first?.element.traits.padding.top == 0)
    #expect(stack.children.first?.element.traits.help == nil)
  }

  @Test func `assistive technology is told what modifiers say`() throws {
    let view = Text("a").accessibilityLabel("label").accessibilityValue("value")
      .accessibilityHint("hint").accessibilityIdentifier("id").accessibilityHidden(true)
    let told = try traits(view).accessibility
    #expect(told.label == "label")
    #expect(told.value == "value")
    #expect(told.hint == "hint")
    #expect(told.identifier == "id")
    #expect(told.isHidden)
  }
}
