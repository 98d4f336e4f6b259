@_spi(Rendering) import SwiftUI
import Testing

@MainActor
@Suite struct ColorTests {
  @Test func `opacity returns a color, and multiplies`() {
    let color: Color = .black.opacity(0.5).opacity(0.5)
    #expect(color.name == .black)
    #expect(color.opacity == 0.25)
    #expect(color != .black)
    #expect(Color.red.opacity(1) == .red)
  }

  @Test func `a translucent color is a style and a view`() throws {
    let graph = ViewGraph(Text("a").foregroundStyle(.white.opacity(0.5)))
    let text = try #require(graph.roots.first?.children.first)
    #expect(text.element.traits.foreground == .color(.white.opacity(0.5)))
    #expect(text.element.traits.opacity == 1)

    let view = ViewGraph(Color.black.opacity(0.4)).roots.first?.children.first
    guard case .color(let shown)? = view?.element.kind else {
      Issue.record("A color is shown as \(String(describing: view?.element.kind)).")
      return
    }
    #expect(shown == .black.opacity(0.4))
  }
}
