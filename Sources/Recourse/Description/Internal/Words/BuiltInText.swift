import Foundation

/// The package's own texts in one language.
///
/// Arguments are inserted after the lookup, so that no text ever acts as a format string. Keys
/// missing from a language fall back to English.
package struct BuiltInText: Sendable {
  /// The language of the texts.
  let language: Language
  /// The locale that formats numbers.
  private let locale: Locale
  private let words: [String: String]
  private let isRightToLeft: Bool

  // These two properties are constants, not state: they are read from the package's files on first
  // use and never change. Texts in other languages are read on request and released with their
  // owner.
  private static let english = Language.english.readWords()
  private static let ofApp = BuiltInText(
    in: .ofApp, words: words(in: .ofApp), preferring: .current)

  /// Creates the texts for a locale; nil stands for the app's language.
  ///
  /// For a language other than the app's, this reads a file, which takes most of a millisecond.
  init(locale: Locale? = nil) {
    guard let locale else {
      self = Self.ofApp
      return
    }
    let language = Language(of: locale) ?? .english
    let words = language == Self.ofApp.language ? Self.ofApp.words : Self.words(in: language)
    self.init(in: language, words: words, preferring: locale)
  }

  /// Creates the texts of a language, with numbers formatted by the locale if it matches the
  /// language.
  private init(in language: Language, words: [String: String], preferring locale: Locale) {
    self.language = language
    self.words = words
    self.locale =
      Language(of: locale) == language ? locale : Locale(identifier: language.identifier)
    self.isRightToLeft = language.isRightToLeft
  }

  /// Returns all texts in a language, with English for missing keys.
  private static func words(in language: Language) -> [String: String] {
    guard language != .english else { return english }
    return english.merging(language.readWords()) { _, word in word }
  }

  /// Returns the text for a key.
  package subscript(_ key: String) -> String {
    words[key] ?? key
  }

  /// Returns the text for a key, with an argument inserted.
  ///
  /// An argument whose direction differs from the text's is isolated.
  package subscript(_ key: String, _ argument: String) -> String {
    placing(argument, in: self[key])
  }

  /// Returns the plural form of a text for a number, with the number inserted.
  package subscript(_ key: String, count count: Int) -> String {
    let form = language.pluralRule.form(of: count)
    let text = words["\(key).\(form.rawValue)"] ?? self["\(key).other"]
    return placing(number(count), in: text)
  }

  /// Formats a number for the language.
  package func number(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  /// Replaces the first `%@` of a text with an argument; a `%@` in the argument stays.
  private func placing(_ argument: String, in text: String) -> String {
    guard let place = text.firstRange(ofBytesOf: "%@") else { return text }
    let rest = text[place.upperBound...]
    // Some texts contain the isolates already.
    let isIsolated = rest.utf8.starts(with: "\u{2069}".utf8)
    return text[..<place.lowerBound]
      + (isIsolated ? argument : argument.isolated(inRightToLeftText: isRightToLeft)) + rest
  }
}

extension String {
  /// Returns the text in direction isolates if it contains letters of the opposite direction.
  ///
  /// The isolates are invisible. Without them, punctuation at the ends of the text would move to
  /// the wrong side.
  func isolated(inRightToLeftText: Bool) -> String {
    let isMixed =
      inRightToLeftText
      ? unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isRightToLeft }
      : unicodeScalars.contains(where: \.isRightToLeft)
    return isMixed ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a right-to-left script, by the Unicode blocks reserved for such
  /// scripts.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}
