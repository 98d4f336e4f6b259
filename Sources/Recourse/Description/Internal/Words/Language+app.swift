import Foundation

extension Language {
  /// The language in which the app runs: the first that the person prefers and the app has.
  static var ofApp: Language {
    #if canImport(Darwin)
      // The main bundle's choice comes first in that of any other bundle.
      first(of: Bundle.module.preferredLocalizations) ?? .english
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

  /// The language of an app on a system whose Foundation doesn't choose among localizations.
  ///
  /// - Parameters:
  ///   - localizations: The localizations of the main bundle.
  ///   - developmentLanguage: The language of the texts that the app has without a localization;
  ///     nil stands for English, as in a bundle that doesn't name it.
  ///   - preferences: The languages that the person reads, the favourite first.
  /// - Returns: The language of the built-in words beside such an app's own.
  static func ofApp(
    with localizations: [String], developedIn developmentLanguage: String?,
    preferring preferences: [String]
  ) -> Language {
    let available = localizations.filter { $0 != "Base" }.sorted()
    let chosen = preferences.lazy.compactMap { best(of: available, for: $0) }.first
    let base = developmentLanguage ?? english.identifier
    // An app that is never in its development language has texts in its localizations alone.
    let others = best(of: available, for: base) ?? available.first
    return first(of: [chosen ?? others ?? base]) ?? .english
  }

  /// The localization that somebody who prefers a language reads; nil if there is none.
  private static func best(of localizations: [String], for preference: String) -> String? {
    let name = name(of: Locale(identifier: preference))
    let exact = localizations.first { Self.name(of: Locale(identifier: $0)) == name }
    return exact ?? localizations.first { isSameLanguage($0, preference) }
  }

  /// Whether two localizations differ in the region at most.
  private static func isSameLanguage(_ first: String, _ second: String) -> Bool {
    let languages = [first, second].map { Locale(identifier: $0).language.maximalIdentifier }
      .map { $0.split(separator: "-").prefix(2) }
    return languages[0].count == 2 && languages[0] == languages[1]
  }

  /// The languages that the environment asks for, as gettext understands it.
  ///
  /// Foundation looks at none of these variables, other than the rest of the system.
  static func named(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, let language = language(of: locale) else { return [] }
    let languages = environment["LANGUAGE"] ?? ""
    return languages.split(separator: ":").compactMap { self.language(of: String($0)) } + [language]
  }

  /// The language of a locale such as "sr_RS.UTF-8@latin"; nil for "C", which names none.
  private static func language(of locale: String) -> String? {
    let language = locale.prefix { $0 != "." && $0 != "@" }
    return ["", "C", "POSIX"].contains(language) ? nil : String(language)
  }
}
