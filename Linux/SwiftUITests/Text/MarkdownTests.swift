@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

/// Markdown in localized string keys, according to CommonMark.
@MainActor
@Suite struct MarkdownTests {
  private func seen(_ text: Text) -> String? {
    HeadlessHost(text).screen.texts.first
  }

  @Test(arguments: [
    ("**bold** and *lean*, ***both***", "bold and lean, both"),
    ("__bold__ and _lean_", "bold and lean"),
    ("**bold with *lean* inside**", "bold with lean inside"),
    ("~~gone~~ and ~gone~", "gone and gone"),
    ("run `swift *build*` or ``a ` b``", "run swift *build* or a ` b"),
    ("see [the *guide*](https://example.com/a_(b) \"Title\")", "see the guide"),
    ("![a house](house.png)", "a house"),
    ("<https://example.com> and <me@example.com>", "https://example.com and me@example.com"),
    ("un*frigging*believable", "unfriggingbelievable"),
    ("\\*not lean\\* and a \\[bracket](b)", "*not lean* and a [bracket](b)"),
  ])
  func `the Markdown marks of a key are removed`(key: String, text: String) {
    #expect(seen(Text(LocalizedStringKey(key))) == text)
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "__init", "*", "a ** b", "[brackets]", "[a] (b)", "[a](b c)",
    "a < b and c > d", "<Key>", "`open", "~~~three~~~", "C:\\dir", "# no headline", "1. no list",
    "don't", "**open", "closed**", "<@State>",
  ])
  func `text that is not Markdown is left unchanged`(key: String) {
    #expect(seen(Text(LocalizedStringKey(key))) == key)
  }

  @Test func `interpolated values are not parsed as Markdown`() {
    let value: String = "*a*"
    #expect(seen(Text("**\(value)** of \(2)")) == "*a* of 2")
    #expect(seen(Text("[\(value)](https://example.com/\(7)) \(8)")) == "*a* 8")
    #expect(seen(Text("\(value) \(Text("**b**"))")) == "*a* b")
  }

  @Test func `strings are not parsed as Markdown`() {
    let string: String = "**a**"
    #expect(seen(Text(string)) == "**a**")
    #expect(seen(Text(verbatim: "**a**")) == "**a**")
  }

  @Test func `titles of controls and alerts are parsed as Markdown`() throws {
    struct Titles: View {
      @State private var isShown = false
      var body: some View {
        Button("**Show**") { isShown = true }
          .alert("*Sure?*", isPresented: $isShown) {}
          .help("`Help`")
          .navigationTitle("_Title_")
      }
    }
    let host = HeadlessHost(Titles())
    #expect(host.screen.title == "Title")
    #expect(host.screen.nodes(around: "Show").last?.element.traits.help == nil)
    #expect(host.screen.nodes(around: "Show").contains { $0.element.traits.help == "Help" })
    try host.tap("Show")
    #expect(host.alert?.title == "Sure?")
  }
}
