import Foundation

extension Language {
  /// The language in which the app runs.
  static var ofApp: Language {
    #if canImport(Darwin)
      first(of: Bundle.module.preferredLocalizations) ?? .english
    #else
      first(of: named(in: ProcessInfo.processInfo.environment) + Locale.preferredLanguages)
        ?? .english
    #endif
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
