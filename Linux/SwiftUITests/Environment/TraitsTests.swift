@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct TraitsTests {
  private func traits<Content: View>(_ view: Content) throws -> Element.Traits {
    try #require(ViewGraph(view).roots.first?.children.first?.element.traits)
  }

  @Test func `a view is disabled if any enclosing view is disabled`() {
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

  @Test func `a disabled view can be enabled again`() throws {
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

  @Test func `texts inherit styles, and the nearest modifier takes precedence`() throws {
    let view = Text("a").font(.headline).font(.body).foregroundStyle(.secondary)
      .lineLimit(2).multilineTextAlignment(.center)
    let traits = try traits(view)
    #expect(traits.font == .headline)
    #expect(traits.foreground == .hierarchical(level: 1))
    #expect(traits.lineLimit == 2)
    #expect(traits.textAlignment == .center)
  }

  @Test func `bold and monospaced apply to a text's own or inherited font`() throws {
    #expect(try traits(Text("a").bold().font(.title)).font == .title.bold())
    let inherited = VStack { Text("a").monospaced() }.font(.caption)
    let stack = ViewGraph(inherited).roots.first?.children.first
    #expect(stack?.children.first?.element.traits.font == .caption.monospaced())
  }

  @Test func `padding and frames apply to the nearest visible element and accumulate`() throws {
    let view = Group { Text("a").padding(4) }.padding(.top, 2).frame(maxWidth: .infinity)
    let traits = try traits(view)
    #expect(traits.padding.top == 6)
    #expect(traits.padding.leading == 4)
    #expect(traits.frame.maxWidth == .infinity)
  }

  @Test func `a background applies to the nearest visible element`() throws {
    #expect(try traits(Group { Text("a") }.background(.bar)).background == .bar)
  }

  @Test func `a modifier on a container does not affect the content`() throws {
    let graph = ViewGraph(VStack { Text("a") }.padding(8).help("stack"))
    let stack = try #require(graph.roots.first?.children.first)
    #expect(stack.element.traits.padding.top == 8)
    #expect(stack.element.traits.help == "stack")
    #expect(stack.children.first?.element.traits.padding.top == 0)
    #expect(stack.children.first?.element.traits.help == nil)
  }

  @Test func `accessibility modifiers set the attributes of an element`() throws {
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
