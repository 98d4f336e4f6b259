@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct FontTests {
  private func font(_ view: some View) -> Font? {
    HeadlessHost(view).screen.nodes(around: "text").last?.element.traits.font
  }

  @Test func `weight and slant hold whatever font is set further in`() {
    let font = font(VStack { Text("text").font(.title) }.bold().italic())
    #expect(font == .title.bold().italic())
    #expect(self.font(Text("text").bold(false).italic(false)) == nil)
    #expect(self.font(Text("text").fontWeight(.light).italic()) == .body.weight(.light).italic())
  }

  @Test func `a text's own weight comes first, and an inner view can be regular again`() {
    #expect(font(VStack { Text("text").fontWeight(.light) }.bold()) == .body.weight(.light))
    #expect(font(VStack { Text("text").italic() }.bold(false)) == .body.italic())
  }

  @Test func `a foreground colour is inherited`() {
    let host = HeadlessHost(VStack { Text("text") }.foregroundColor(.red))
    #expect(host.screen.nodes(around: "text").last?.element.traits.foreground == .color(.red))
  }
}
