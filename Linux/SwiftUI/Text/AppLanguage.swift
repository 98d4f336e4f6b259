import Foundation

/// The language of the app: the user's most preferred language among the app's localizations.
///
/// On Apple's platforms, Foundation chooses the language. On Linux, its choice ignores the
/// languages in the environment variables.
@_spi(Testing)
public enum AppLanguage: Sendable {
  /// The app's localization, such as "pt-BR".
  static let localization = choose(
    among: Bundle.main.localizations,
    developedIn: Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String,
    preferring: preferences(in: ProcessInfo.processInfo.environment))

  /// The bundle with the strings of the localization; the main bundle if it has none.
  static let bundle: Bundle = {
    let folder = Bundle.main.path(forResource: localization, ofType: "lproj")
    return folder.flatMap(Bundle.init(path:)) ?? .main
  }()

  /// The layout direction of the localization.
  static let layoutDirection = layoutDirection(of: localization)

  /// Chooses the localization of an app.
  ///
  /// - Parameters:
  ///   - localizations: The localizations of the app.
  ///   - developmentLanguage: The language of the app's unlocalized texts; nil stands for English.
  ///   - preferences: The languages that the user reads, in order of preference.
  /// - Returns: The localization for the first preference that has one, or else for the development
  ///   language, or else the first in alphabetical order. An app without localizations runs in its
  ///   development language.
  public static func choose(
    among localizations: [String], developedIn developmentLanguage: String?,
    preferring preferences: [String]
  ) -> String {
    let available = localizations.filter { $0 != "Base" }.sorted()
    let base = developmentLanguage ?? "en"
    return (preferences + [base]).lazy.compactMap { best(of: available, for: $0) }.first
      ?? available.first ?? base
  }

  /// Returns the layout direction of a language.
  ///
  /// - Parameter language: An identifier such as "ar" or "pt-BR".
  /// - Returns: `rightToLeft` for Arabic, Hebrew and other languages written from right to left.
  public static func layoutDirection(of language: String) -> LayoutDirection {
    let direction = Locale(identifier: language).language.characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the languages in the environment variables, as gettext interprets them.
  ///
  /// - Parameter environment: The variables of a process.
  /// - Returns: Identifiers such as "de_AT", in order of preference; empty in the locale "C".
  public static func preferences(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = locale.map { $0.prefix { $0 != "." && $0 != "@" } } ?? ""
    guard !["", "C", "POSIX"].contains(language) else { return [] }
    let others = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
    return others + [String(language)]
  }

  /// Returns the localization with the language and script of a preference, and its region if
  /// possible.
  private static func best(of localizations: [String], for preference: String) -> String? {
    let wanted = parts(of: preference)
    let readable = localizations.filter { parts(of: $0).prefix(2) == wanted.prefix(2) }
    return readable.first { parts(of: $0) == wanted } ?? readable.first
  }

  /// Returns the language, the script and the region.
  private static func parts(of identifier: String) -> [Substring] {
    Locale(identifier: identifier).language.maximalIdentifier.split(separator: "-")
  }
}
