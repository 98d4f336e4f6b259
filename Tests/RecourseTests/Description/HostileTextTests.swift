import Foundation
import Recourse
import Testing

@Suite struct HostileTextTests {
  @Test func `removes control characters and keeps the lines of a message`() {
    let text = "One\u{0}\u{1B}[31m\ttwo\r\nthree\u{2028}four\u{85}five\u{7F}"
    let description = described(text)
    #expect(description.title == "One[31m two three four five")
    #expect(description.message == "One[31m two\nthree\nfour\nfive")
  }

  @Test func `collapses empty lines to one between paragraphs`() {
    #expect(described("\n\n One\n\n\n\n\nTwo \n\n").message == "One\n\nTwo")
  }

  @Test func `removes directional embeddings and overrides`() {
    let description = described("Photo\u{202E}gpj.exe\u{202C} \u{202A}\u{202B}\u{202D}x\u{FFF9}")
    #expect(description.title == "Photogpj.exe x")
    #expect(description.message == "Photogpj.exe x")
  }

  @Test func `keeps balanced isolates, directional marks, and joiners`() {
    let isolated = "Can’t open \u{2068}תמונה\u{2069}."
    #expect(described(isolated).title == isolated)
    #expect(described("a\u{2067}b\u{2068}c").message == "a\u{2067}b\u{2068}c\u{2069}\u{2069}")
    #expect(described("a\u{2069}b").message == "ab")
    let marked = "\u{200F}סוף\u{200E} \u{200D}👨‍👩‍👧 می‌خواهم"
    #expect(described(marked).title == marked)
    let nested = described(String(repeating: "\u{2068}", count: 50) + "x").message
    #expect(
      nested == String(repeating: "\u{2068}", count: 4) + "x"
        + String(repeating: "\u{2069}", count: 4))
    #expect(
      described("\u{2068}\u{2068}\u{2068}\u{2068}\u{2068}x\u{2069}y").message.unicodeScalars
        .count { $0 == "\u{2069}" } == 4)
  }

  @Test(arguments: ["a", "é", "👨‍👩‍👧", "ク", "क्षि", "x ", "%@", "\u{2068}"])
  func `bounds the length and truncates at a character boundary`(_ unit: String) {
    let description = described(String(repeating: unit, count: 1_000_000 / unit.count))
    guard unit != "\u{2068}" else {
      #expect(description.title == "Something went wrong")
      return
    }
    for (text, limit) in [(description.title, 120), (description.message, 1_000)] {
      #expect(text.count <= limit)
      #expect(text.count > limit * 9 / 10 - 20)
      #expect(text.hasSuffix("…"))
      #expect(text.dropLast().allSatisfy { unit.contains($0) })
    }
  }

  @Test(arguments: [119, 120])
  func `doesn't truncate a text that just fits`(_ count: Int) {
    for letter in ["a", "ä"] {
      let text = String(repeating: letter, count: count)
      #expect(described(text).title == text)
      let long = String(repeating: letter, count: 121)
      #expect(described(long).title.hasSuffix("…"))
    }
  }

  @Test func `bounds a single character with endless accents`() {
    let tower = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(described(tower).title.unicodeScalars.count <= 120 * 8 + 5)
    #expect(described("Hello \(tower)").title == "Hello…")
    #expect(described("Hello \(tower)").message.utf8.count < 20_000)
  }

  @Test(arguments: ["\u{301}", "\u{20DD}", "\u{300}\u{200D}", "\u{FE0F}", "\u{34F}\u{301}"])
  func `bounds the marks on one letter and keeps the text after them`(_ mark: String) {
    for count in [9, 100, 4_000] {
      let description = described("Cafe" + String(repeating: mark, count: count) + " is closed")
      #expect(description.message.hasPrefix("Caf"))
      #expect(description.message.hasSuffix(" is closed"))
      let letter = description.message.dropFirst(3).first
      #expect(letter?.unicodeScalars.count ?? 0 <= 32)
      #expect(letter?.unicodeScalars.count { $0.properties.generalCategory != .format } ?? 0 <= 9)
    }
  }

  @Test(arguments: ["\u{1100}", "\u{1F3FB}", "👩\u{200D}", "\u{915}\u{94D}"])
  func `bounds characters that join endlessly`(_ part: String) {
    let description = described("a " + String(repeating: part, count: 4_000) + " b")
    #expect(description.message.allSatisfy { $0.unicodeScalars.count <= 32 })
    #expect(description.message.unicodeScalars.count < 1_000)
  }

  @Test(arguments: [
    "e\u{301}\u{323}", "ཧྐྵྨླྺྼྻྂ", "👩🏻‍❤️‍💋‍👨🏼", "👨🏿‍👩🏿‍👧🏿‍👦🏿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "שָּׁ֑", "ក្រ្តើ", "Việt", "1️⃣",
  ])
  func `keeps real-world characters whole`(_ character: String) {
    #expect(described("a \(character) b").message == "a \(character) b")
    #expect(described("a \(character) b").title == "a \(character) b")
  }

  @Test(arguments: [
    "\u{2800}", "\u{2800}\u{2800} \u{2800}", "\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{AD}",
    "\u{1D159}", "\u{16FE4}", "\u{301}", "\u{FE0F}", "\u{180E}", "\u{E0041}", "\u{2060}", "\u{34F}",
    "\u{FFFF}", "\u{2000}\u{3000}", "\u{1D173}",
  ])
  func `treats text without a visible glyph as empty`(_ text: String) {
    #expect(described(text).title == "Something went wrong")
    #expect(described(text).message == "This couldn’t be completed.")
    let written = ErrorDescription(
      title: text, message: text, recoverySuggestion: text, helpAnchor: text,
      recoveryOptions: [RecoveryOption(text) { true }])
    #expect(written == ErrorDescription(title: "", message: ""))
  }

  @Test func `the cost is bounded regardless of the text's length`() {
    let short = SpokenError(
      errorTitle: "é" + String(repeating: "a", count: 20_000), errorMessage: "m")
    let long = SpokenError(
      errorTitle: "é" + String(repeating: "a", count: 4_000_000), errorMessage: "m")
    let describer = ErrorDescriber()
    let clock = ContinuousClock()
    func time(_ error: SpokenError) -> Duration {
      (0..<5).map { _ in clock.measure { for _ in 0..<20 { _ = describer.describe(error) } } }
        .min() ?? .zero
    }
    _ = time(short)
    #expect(time(long) < time(short) * 5)
  }

  @Test func `sanitizes every text, regardless of its source`() {
    let evil = "\u{202E}Evil\u{0}"
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    let errors: [any Error] = [
      LocalizedExample(
        errorDescription: evil, failureReason: evil, recoverySuggestion: evil, helpAnchor: evil),
      ForeignError(errorUserInfo: [
        NSLocalizedDescriptionKey: evil, NSLocalizedFailureReasonErrorKey: evil,
        NSLocalizedRecoverySuggestionErrorKey: evil, NSHelpAnchorErrorKey: evil,
      ]),
    ]
    let mapped = ErrorDescription(
      title: evil, message: evil, recoverySuggestion: evil, helpAnchor: evil,
      recoveryOptions: [RecoveryOption(evil) { true }, RecoveryOption("\u{202E}") { true }])
    for description in errors.map(describer.describe) + [mapped] {
      #expect(description.title == "Evil")
      #expect(description.message == "Evil")
      #expect(description.recoverySuggestion == "Evil")
      #expect(description.helpAnchor == "Evil")
    }
    #expect(mapped.recoveryOptions.map(\.title) == ["Evil"])
  }

  private func described(_ text: String) -> ErrorDescription {
    ErrorDescriber(locale: Locale(identifier: "en"))
      .describe(SpokenError(errorTitle: text, errorMessage: text))
  }
}
