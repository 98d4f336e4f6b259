import Foundation

/// The inline Markdown of a text, in the stand-in, whose parser is a file of this target as well.
struct MarkdownTarget: FuzzTarget {
  func run(_ input: Data) {
    let text = String(decoding: input, as: UTF8.self)
    let plain = InlineMarkdown.plainText(of: text)
    require(plain.utf8.count <= text.utf8.count, "Marks became text.")
  }
}
