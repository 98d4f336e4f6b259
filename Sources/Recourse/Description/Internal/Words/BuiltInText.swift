import Foundation

/// The package's own words, in one language.
///
/// Arguments are put in after the look-up: no text is ever a format. A key that a language doesn't
/// have is answered in English.
struct BuiltInText: Sendable {
  /// The language of the words.
  let language: Language
  /// How numbers are written.
  private let locale: Locale
  private let words: [String: String]
  private let english: [String: String]

  /// The words of the language in which the app runs; it doesn't change while the app runs.
  private static let ofApp = BuiltInText(in: .ofApp, preferring: .current)
  private static let ofLocales = Locked<[String: BuiltInText]>([:])

  /// Creates the words of a locale; nil stands for the language in which the app runs.
  init(locale: Locale? = nil) {
    guard let locale else {
      self = Self.ofApp
      return
    }
    self = Self.ofLocales.withLock { texts in
      if let text = texts[locale.identifier] { return text }
      let text = Self(in: Language(of: locale) ?? .english, preferring: locale)
      texts[locale.identifier] = text
      return text
    }
  }

  /// Reads the words of a language; numbers are as in the locale, if it is one of that language.
  private init(in language: Language, preferring locale: Locale) {
    self.language = language
    self.locale =
      Language(of: locale) == language ? locale : Locale(identifier: language.identifier)
    self.words = language.words
    self.english = language == .english ? words : Language.english.words
  }

  /// The text with a key.
  subscript(_ key: String) -> String {
    words[key] ?? english[key] ?? key
  }

  /// The text with a key, with an argument in its place.
  ///
  /// The argument stays in one piece where its direction is another than the text's.
  subscript(_ key: String, _ argument: String) -> String {
    let text = self[key]
    // Some texts have the marks already.
    let isIsolated = text.contains("%@\u{2069}")
    return text.placing(
      isIsolated ? argument : argument.isolated(inRightToLeftText: language.isRightToLeft))
  }

  /// The form of a text that goes with a number, with the number in its place.
  subscript(_ key: String, count count: Int) -> String {
    let form = language.pluralRule.form(of: count)
    let text =
      words["\(key).\(form)"] ?? words["\(key).other"]
      ?? self["\(key).\(PluralRule.one.form(of: count))"]
    return text.placing(count.formatted(.number.locale(locale)))
  }
}

extension String {
  /// The text with an argument where it has `%@`, which is looked for in the text alone.
  fileprivate func placing(_ argument: String) -> String {
    guard let place = range(of: "%@") else { return self }
    return replacingCharacters(in: place, with: argument)
  }
}
