import Testing

@testable import GalleryScreens  // The screens are the app's own.

@Suite struct SwiftTextTests {
  private let text = SwiftText(
    """
    struct Example: View {
      var body: some View {
        Row(
          title: "A ) in a string, and \\(words("(")) inside",  // A comment with a (
          button: "Save"
        ) {
          attempt {
            try save()
          }
        }
        .disabled(isSaving)
        .padding()
        Row(title: "Brief", button: "Send", role: .some(.cancel), action: model.send)
        Row(title: "Short", button: "Try") { attempt { try save() } }
      }

      /* func save() */
      private func saveAll() {}

      private func save() throws {
        guard isReady else { return }
      }

      var policy: ErrorPolicy {
        base
          .merging(ErrorPolicy { Otherwise(.alert) })
          .named("}")
      }
    }
    """)

  @Test func `finds the closure of a call, without its indentation`() {
    #expect(text.trailingClosure(ofCallAt: 3) == "attempt {\n  try save()\n}")
    #expect(text.trailingClosure(ofCallAt: 14) == "attempt { try save() }")
    #expect(text.trailingClosure(ofCallAt: 13) == nil)
    #expect(text.trailingClosure(ofCallAt: 99) == nil)
  }

  @Test func `finds the value of an argument`() {
    #expect(text.argument("action", ofCallAt: 13) == "model.send")
    #expect(text.argument("role", ofCallAt: 13) == ".some(.cancel)")
    #expect(text.argument("action", ofCallAt: 14) == nil)
  }

  @Test func `finds a declaration by its first words, and not one with a longer name`() {
    let save = "private func save() throws {\n  guard isReady else { return }\n}"
    #expect(text.statement(beginningWith: "func save") == save)
    #expect(text.statement(beginningWith: "func load") == nil)
  }

  @Test func `an expression ends with its last modifier, and a modifier with its arguments`() {
    let merged = "base\n  .merging(ErrorPolicy { Otherwise(.alert) })\n  .named(\"}\")"
    #expect(text.statement(beginningWith: "base") == merged)
    #expect(text.statement(beginningWith: ".disabled(") == ".disabled(isSaving)")
  }

  @Test(arguments: ["a\n/// \"(\nb", "#\"\\(\"#", "\"\"\"\n\"(\"\n\"\"\"", "\"\\\"(\""])
  func `a mask keeps the number of characters and hides strings and comments`(code: String) {
    let characters = Array(code)
    let mask = CodeMask.code(of: characters)
    #expect(mask.count == characters.count)
    #expect(!mask.contains("("))
    #expect(!mask.contains("\""))
  }
}
