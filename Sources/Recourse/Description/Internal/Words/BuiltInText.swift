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

  // These two properties are constants, not state: they are made on first use and never change.
  // Texts in other languages are read on request and released with their owner.
  package static let english = EnglishText.words.merging(
    MeaningRow.all.flatMap { row in
      [(row.titleKey, row.title), (row.messageKey, row.message)]
    }, uniquingKeysWith: { first, _ in first })
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

  /// Whether the language is the one in which the app runs.
  var isOfApp: Bool { language == Self.ofApp.language }

  /// Returns all texts in a language, with English for missing keys.
  private static func words(in language: Language) -> [String: String] {
    guard language != .english else { return english }
    return english.merging(language.readWords()) { _, word in word }
  }

  /// Returns the texts to present beside a foreign text, so that both are in one language.
  ///
  /// A text in Latin letters beside texts in another script is most probably English: an app that
  /// isn't localized, or a framework's own words.
  func beside(_ foreign: String?) -> BuiltInText {
    guard let foreign, !language.isLatin else { return self }
    let letters = foreign.unicodeScalars.lazy.filter(\.properties.isAlphabetic)
    guard !letters.isEmpty, letters.allSatisfy({ $0.value < 0x250 }) else { return self }
    return BuiltInText(in: .english, words: Self.english, preferring: locale)
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
    placing(number(count), in: pluralForm(of: key, for: count))
  }

  /// Returns the plural form of a text for a part of a total, with both numbers inserted.
  ///
  /// The languages differ in the order of the numbers: the text has `%1$@` for the part and `%2$@`
  /// for the total.
  package subscript(_ key: String, count count: Int, of total: Int) -> String {
    let text = pluralForm(of: key, for: count)
    return placing(number(total), at: "%2$@", in: placing(number(count), at: "%1$@", in: text))
  }

  private func pluralForm(of key: String, for count: Int) -> String {
    words["\(key).\(language.pluralRule.form(of: count).rawValue)"] ?? self["\(key).other"]
  }

  /// Formats a number for the language.
  package func number(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  /// Formats how often a problem has occurred, such as "×3".
  package func times(_ count: Int) -> String {
    "×" + number(count)
  }

  /// The title of an action that runs operations again; with several, it says how many.
  package func tryAgain(_ count: Int) -> String {
    let text = self
    return count > 1 ? "\(text["action.retryAll"]) (\(number(count)))" : text["action.tryAgain"]
  }

  /// Replaces the first placeholder of a text with an argument; a placeholder in the argument
  /// stays.
  private func placing(
    _ argument: String, at placeholder: String = "%@", in text: String
  ) -> String {
    guard let place = text.firstRange(ofBytesOf: placeholder) else { return text }
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
