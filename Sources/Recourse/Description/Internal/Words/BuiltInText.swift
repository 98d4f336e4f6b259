import Foundation

/// The package's own words, in one language.
///
/// Arguments are put in after the look-up: no text is ever a format. A key that a language doesn't
/// have is answered in English.
package struct BuiltInText: Sendable {
  /// The language of the words.
  let language: Language
  /// How numbers are written.
  private let locale: Locale
  private let words: [String: String]
  private let isRightToLeft: Bool

  // These two are no state: they are constants that are read from files of the package when they
  // are first needed, and nobody can change or replace them. Other languages are read by whoever
  // asks for their words, and live as long as those.
  private static let english = Language.english.readWords()
  private static let ofApp = BuiltInText(
    in: .ofApp, words: words(in: .ofApp), preferring: .current)

  /// Creates the words of a locale; nil stands for the language in which the app runs.
  ///
  /// The words of another language are read from its file, which takes most of a millisecond.
  init(locale: Locale? = nil) {
    guard let locale else {
      self = Self.ofApp
      return
    }
    let language = Language(of: locale) ?? .english
    let words = language == Self.ofApp.language ? Self.ofApp.words : Self.words(in: language)
    self.init(in: language, words: words, preferring: locale)
  }

  /// Creates the words of a language; numbers are as in the locale, if it is one of that language.
  private init(in language: Language, words: [String: String], preferring locale: Locale) {
    self.language = language
    self.words = words
    self.locale =
      Language(of: locale) == language ? locale : Locale(identifier: language.identifier)
    self.isRightToLeft = language.isRightToLeft
  }

  /// All words in a language, with English ones for what it doesn't have.
  private static func words(in language: Language) -> [String: String] {
    guard language != .english else { return english }
    return english.merging(language.readWords()) { _, word in word }
  }

  /// The text with a key.
  package subscript(_ key: String) -> String {
    words[key] ?? key
  }

  /// The text with a key, with an argument in its place.
  ///
  /// The argument stays in one piece where its direction is another than the text's.
  package subscript(_ key: String, _ argument: String) -> String {
    placing(argument, in: self[key])
  }

  /// The form of a text that goes with a number, with the number in its place.
  package subscript(_ key: String, count count: Int) -> String {
    let form = language.pluralRule.form(of: count)
    let text = words["\(key).\(form.rawValue)"] ?? self["\(key).other"]
    return placing(number(count), in: text)
  }

  /// A number as the language writes it.
  package func number(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  /// Puts an argument where a text has `%@`, which is looked for in the text alone.
  private func placing(_ argument: String, in text: String) -> String {
    guard let place = text.firstRange(ofBytesOf: "%@") else { return text }
    let rest = text[place.upperBound...]
    // Some texts have the marks already.
    let isIsolated = rest.utf8.starts(with: "\u{2069}".utf8)
    return text[..<place.lowerBound]
      + (isIsolated ? argument : argument.isolated(inRightToLeftText: isRightToLeft)) + rest
  }
}
