import Foundation

/// The language in which the app runs: the first that the person prefers and the app has.
///
/// Foundation chooses it on Apple's systems. On Linux its choice ignores the languages that the
/// environment asks for.
@_spi(Testing)
public enum AppLanguage: Sendable {
  /// The app's localization, such as "pt-BR".
  static let localization = choose(
    among: Bundle.main.localizations,
    developedIn: Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String,
    preferring: preferences(in: ProcessInfo.processInfo.environment))

  /// The strings of the localization; the main bundle if it has none.
  static let bundle: Bundle = {
    let folder = Bundle.main.path(forResource: localization, ofType: "lproj")
    return folder.flatMap(Bundle.init(path:)) ?? .main
  }()

  /// The direction of reading.
  static let layoutDirection = layoutDirection(of: localization)

  /// Chooses the localization of an app.
  ///
  /// - Parameters:
  ///   - localizations: The localizations that the app has.
  ///   - developmentLanguage: The language of the app's other texts; nil stands for English.
  ///   - preferences: The languages that the person reads, the favourite first.
  /// - Returns: The first that the person reads; the development language if there is none.
  public static func choose(
    among localizations: [String], developedIn developmentLanguage: String?,
    preferring preferences: [String]
  ) -> String {
    let available = localizations.filter { $0 != "Base" }.sorted()
    let base = developmentLanguage ?? "en"
    return (preferences + [base]).lazy.compactMap { best(of: available, for: $0) }.first
      ?? available.first ?? base
  }

  /// The direction in which a language is read.
  ///
  /// - Parameter language: An identifier such as "ar" or "pt-BR".
  /// - Returns: From right to left for Arabic, Hebrew and their like.
  public static func layoutDirection(of language: String) -> LayoutDirection {
    let direction = Locale(identifier: language).language.characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Reads the languages that the environment asks for, as gettext understands it.
  ///
  /// - Parameter environment: The variables of a process.
  /// - Returns: Identifiers such as "de_AT", the favourite first; empty in the locale "C".
  public static func preferences(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = locale.map { $0.prefix { $0 != "." && $0 != "@" } } ?? ""
    guard !["", "C", "POSIX"].contains(language) else { return [] }
    let others = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
    return others + [String(language)]
  }

  /// The localization in a language and its script, in the same region if there is one.
  private static func best(of localizations: [String], for preference: String) -> String? {
    let wanted = parts(of: preference)
    let readable = localizations.filter { parts(of: $0).prefix(2) == wanted.prefix(2) }
    return readable.first { parts(of: $0) == wanted } ?? readable.first
  }

  /// The language, the script and the region.
  private static func parts(of identifier: String) -> [Substring] {
    Locale(identifier: identifier).language.maximalIdentifier.split(separator: "-")
  }
}
