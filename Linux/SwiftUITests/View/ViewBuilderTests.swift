@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ViewBuilderTests {
  @Test func `statements become views in order`() {
    struct Many: View {
      let number: Int
      let word: String?
      var body: some View {
        let doubled = number * 2
        Text("\(doubled)")
        EmptyView()
        if number > 1 { Text("many") } else { Text("one") }
        if let word { Text(word) }
        switch number {
        case 1: Text("first")
        case 2: Text("second")
        default: Text("other")
        }
        Group {
          Text("a")
          Text("b")
        }
        if #available(macOS 14, *) { Text("available") }
      }
    }
    #expect(
      HeadlessHost(Many(number: 2, word: "word")).screen.texts
        == ["4", "many", "word", "second", "a", "b", "available"])
    #expect(
      HeadlessHost(Many(number: 1, word: nil)).screen.texts
        == ["2", "one", "first", "a", "b", "available"])
  }

  @Test func `a block can contain more than ten views`() {
    struct Dozen: View {
      var body: some View {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(HeadlessHost(Dozen()).screen.texts == (1...12).map(String.init))
  }
}
