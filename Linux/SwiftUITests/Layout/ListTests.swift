@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ListTests {
  @Test func `a list identifies its rows by a property`() throws {
    struct Names: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List(names, id: \.self) { Counter(title: $0) }
        Button("Turn") { names.reverse() }
      }
    }
    let host = HeadlessHost(Names())
    try host.tap("a")
    try host.tap("Turn")
    #expect(host.screen.texts == ["b 0", "b", "a 1", "a", "Turn"])
  }

  @Test func `a row that is identified by a property can be selected`() throws {
    struct Choice: View {
      @State private var chosen: String?
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
        Text("chosen: \(chosen ?? "none")")
      }
    }
    let host = HeadlessHost(Choice())
    try host.screen.choose("b")
    #expect(host.screen.texts.last == "chosen: b")
  }
}
