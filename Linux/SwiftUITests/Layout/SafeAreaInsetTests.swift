@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct SafeAreaInsetTests {
  @Test func `an inset is placed above or below the view`() {
    let above = HeadlessHost(Text("view").safeAreaInset(edge: .top) { Text("inset") })
    #expect(above.screen.texts == ["inset", "view"])
    let below = HeadlessHost(Text("view").safeAreaInset(edge: .bottom) { Text("inset") })
    #expect(below.screen.texts == ["view", "inset"])
  }

  @Test func `a view keeps its state while an inset is inserted and removed`() throws {
    struct Insetting: View {
      @State private var isShown = false
      var body: some View {
        Counter().safeAreaInset(edge: .top) {
          if isShown { Text("inset") }
        }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let host = HeadlessHost(Insetting())
    try host.tap("Add")
    try host.tap("Toggle")
    #expect(host.screen.texts == ["inset", "Add 1", "Add", "Toggle"])
    try host.tap("Toggle")
    #expect(host.screen.texts == ["Add 1", "Add", "Toggle"])
  }

  @Test func `controls inherit their size`() throws {
    let graph = ViewGraph(VStack { ProgressView() }.controlSize(.small))
    let stack = try #require(graph.roots.first?.children.first)
    #expect(stack.children.first?.element.traits.controlSize == .small)
  }
}
