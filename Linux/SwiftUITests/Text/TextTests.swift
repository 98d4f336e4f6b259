@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct TextTests {
  private func seen(_ text: Text) -> String? {
    HeadlessHost(text).screen.texts.first
  }

  @Test func `a literal is a key, and its percent signs are preserved`() {
    #expect(seen(Text("100 % of %@")) == "100 % of %@")
    #expect(seen(Text("100 % of \(7)")) == "100 % of 7")
    #expect(seen(Text("100%% of \("50 %@")")) == "100%% of 50 %@")
  }

  @Test func `a string is displayed unchanged`() {
    let string = "100 % of %@ and %lld"
    #expect(seen(Text(string)) == string)
    #expect(seen(Text(verbatim: "\(string)")) == string)
    #expect(seen(Text(string.prefix(5))) == "100 %")
    #expect(Text(string) == Text(verbatim: string))
    #expect(Text("key") != Text(verbatim: "key"))
  }

  @Test func `values are interpolated into a key in order`() {
    #expect(seen(Text("\("a") and \(1), \(2.5)")) == "a and 1, 2.500000")
    #expect(seen(Text("\(Text("inner"))!")) == "inner!")
  }

  @Test func `titles of controls distinguish keys from strings`() {
    let title: String = "100 %@"
    let host = HeadlessHost(
      VStack {
        Button("50 %") {}
        Button(title) {}
        Toggle(title, isOn: .constant(true))
        TextField(title, text: .constant(""))
        Label(title, systemImage: "star")
        ProgressView(title)
      })
    #expect(host.screen.texts == ["50 %", title, title, title, title, title])
  }
}
