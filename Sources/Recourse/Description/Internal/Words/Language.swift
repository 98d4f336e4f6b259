import Foundation

/// A language in which the package has texts.
struct Language: Sendable, Hashable {
  /// The name of the language's folder, such as "pt-BR", or "pt-br" in some builds.
  let identifier: String

  /// The language that has a text for every key.
  static let english = Language(identifier: "en")

  /// The folder names of the available languages by their lowercase identifiers, because a build
  /// can change the case of folder names.
  ///
  /// English needs no folder.
  private static let folders = Dictionary(
    (ResourceBundle.bundle?.localizations ?? []).map { ($0.lowercased(), $0) } + [("en", "en")],
    uniquingKeysWith: { first, _ in first })

  /// The languages in which the package has texts.
  static var all: [Language] { folders.values.sorted().map(Language.init) }

  /// Finds a language by its identifier; nil if the package has no texts in that language.
  init?(named identifier: String) {
    guard let folder = Self.folders[identifier.lowercased()] else { return nil }
    self.init(identifier: folder)
  }

  private init(identifier: String) {
    self.identifier = identifier
  }

  /// The plural rule of the language.
  var pluralRule: PluralRule { PluralRule(language: identifier) }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    Locale.Language(identifier: identifier).characterDirection == .rightToLeft
  }

  /// Whether the language is written in Latin letters.
  var isLatin: Bool {
    Locale.Language(identifier: identifier).script?.identifier ?? "Latn" == "Latn"
  }

  /// Reads the texts from the language's folder, by their keys; empty if they can't be read.
  func readWords() -> [String: String] {
    // A missing or damaged file leaves the texts in English.
    guard
      let file = ResourceBundle.bundle?.url(
        forResource: "Localizable", withExtension: "strings", subdirectory: nil,
        localization: identifier),
      let data = try? Data(contentsOf: file),
      let words = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return words as? [String: String] ?? [:]
  }
}

extension Language {
  /// The language in which the app runs: the first preferred language that the app is localized in.
  static var ofApp: Language {
    #if canImport(Darwin)
      // The main bundle's choice leads the preferences of every other bundle.
      first(of: Bundle.preferredLocalizations(from: all.map(\.identifier))) ?? .english
    #else
      let app = Bundle.main
      let preferences =
        named(in: ProcessInfo.processInfo.environment) + Locale.preferredLanguages
      return ofApp(
        with: app.localizations,
        developedIn: app.infoDictionary?["CFBundleDevelopmentRegion"] as? String,
        preferring: preferences)
    #endif
  }

  /// Returns an app's language on a system whose Foundation doesn't choose among localizations.
  ///
  /// - Parameters:
  ///   - localizations: The localizations of the main bundle.
  ///   - developmentLanguage: The language of the app's unlocalized texts; nil stands for English,
  ///     as in a bundle that doesn't declare one.
  ///   - preferences: The user's preferred languages, most preferred first.
  /// - Returns: The language of the built-in texts that matches the app's own texts.
  static func ofApp(
    with localizations: [String], developedIn developmentLanguage: String?,
    preferring preferences: [String]
  ) -> Language {
    let available = localizations.filter { $0 != "Base" }.sorted()
    let chosen = preferences.lazy.compactMap { best(of: available, for: $0) }.first
    let base = developmentLanguage ?? english.identifier
    // An app without a localization in its development language has texts in the others only.
    let others = best(of: available, for: base) ?? available.first
    return first(of: [chosen ?? others ?? base]) ?? .english
  }

  /// Returns the localization for a preferred language; nil if there is none.
  private static func best(of localizations: [String], for preference: String) -> String? {
    let name = name(of: Locale(identifier: preference))
    let exact = localizations.first { Self.name(of: Locale(identifier: $0)) == name }
    return exact ?? localizations.first { isSameLanguage($0, preference) }
  }

  /// Returns whether two localizations differ at most in their region.
  private static func isSameLanguage(_ first: String, _ second: String) -> Bool {
    let languages = [first, second].map { Locale(identifier: $0).language.maximalIdentifier }
      .map { $0.split(separator: "-").prefix(2) }
    return languages[0].count == 2 && languages[0] == languages[1]
  }

  /// Returns the languages that the environment requests, by the rules of gettext.
  ///
  /// Unlike the rest of the system, Foundation ignores these variables.
  static func named(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, let language = language(of: locale) else { return [] }
    let languages = environment["LANGUAGE"] ?? ""
    return languages.split(separator: ":").compactMap { self.language(of: String($0)) } + [language]
  }

  /// Returns the language of a locale such as "sr_RS.UTF-8@latin"; nil for "C", which names none.
  private static func language(of locale: String) -> String? {
    let language = locale.prefix { $0 != "." && $0 != "@" }
    return ["", "C", "POSIX"].contains(language) ? nil : String(language)
  }

  /// Finds the language for readers of a locale; nil if the package has no texts in that language.
  ///
  /// Aliases and closely related languages are matched as in CLDR's "Language Matching". Serbian in
  /// Latin script falls back to Cyrillic, which every reader of Serbian learns.
  init?(of locale: Locale) {
    guard let name = Self.name(of: locale) else { return nil }
    self.init(named: name)
  }

  /// Returns the localization name for a locale's language; nil if the locale has none.
  private static func name(of locale: Locale) -> String? {
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
