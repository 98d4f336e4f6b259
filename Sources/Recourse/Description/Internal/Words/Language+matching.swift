import Foundation

extension Language {
  /// Finds the language that somebody with a locale reads; nil if there are no words in it.
  ///
  /// Where a language goes by several names, or a near one is read as well, the choice is that of
  /// CLDR's "Language Matching". Serbian in Latin letters is answered in Cyrillic ones, which
  /// everybody who reads Serbian learns.
  init?(of locale: Locale) {
    guard let name = Self.name(of: locale) else { return nil }
    self.init(named: name)
  }

  /// What the language of a locale is called among localizations; nil if the locale has none.
  static func name(of locale: Locale) -> String? {
    // The full form has a script and a region, such as "zh-Hant-TW", and the current name.
    let parts = locale.language.maximalIdentifier.split(separator: "-").map(String.init)
    guard let code = parts.first else { return nil }
    return switch code {
    case "zh", "yue": parts.contains("Hant") ? "zh-Hant" : "zh-Hans"
    case "pt": parts.contains("BR") ? "pt-BR" : "pt-PT"
    case "no", "nn": "nb"
    case "bs": "hr"
    case "sh": "sr"
    case "mo": "ro"
    default: code
    }
  }

  /// The first of some languages in which there are words; nil if there is none.
  static func first(of identifiers: [String]) -> Language? {
    identifiers.lazy.compactMap { Language(of: Locale(identifier: $0)) }.first
  }
}
