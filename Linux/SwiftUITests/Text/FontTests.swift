@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct FontTests {
  private func font(_ view: some View) -> Font? {
    HeadlessHost(view).screen.nodes(around: "text").last?.element.traits.font
  }

  @Test func `weight and italics apply to fonts that inner views set`() {
    let font = font(VStack { Text("text").font(.title) }.bold().italic())
    #expect(font == .title.bold().italic())
    #expect(self.font(Text("text").bold(false).italic(false)) == nil)
    #expect(self.font(Text("text").fontWeight(.light).italic()) == .body.weight(.light).italic())
  }

  @Test func `a text's own weight takes precedence, and inactive bold sets no weight`() {
    #expect(font(VStack { Text("text").fontWeight(.light) }.bold()) == .body.weight(.light))
    #expect(font(VStack { Text("text").italic() }.bold(false)) == .body.italic())
  }

  @Test func `a foreground color is inherited`() {
    let host = HeadlessHost(VStack { Text("text") }.foregroundColor(.red))
    #expect(host.screen.nodes(around: "text").last?.element.traits.foreground == .color(.red))
  }
}
