import Foundation

extension Language {
  /// Finds the language for readers of a locale; nil if the package has no texts in that language.
  ///
  /// Aliases and closely related languages are matched as in CLDR's "Language Matching". Serbian in
  /// Latin script falls back to Cyrillic, which every reader of Serbian learns.
  init?(of locale: Locale) {
    guard let name = Self.name(of: locale) else { return nil }
    self.init(named: name)
  }

  /// Returns the localization name for a locale's language; nil if the locale has none.
  static func name(of locale: Locale) -> String? {
    // The maximal identifier includes the script and region, as in "zh-Hant-TW", and the current
    // language code.
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

  /// Returns the first of several languages in which the package has texts; nil if there is none.
  static func first(of identifiers: [String]) -> Language? {
    identifiers.lazy.compactMap { Language(of: Locale(identifier: $0)) }.first
  }
}
