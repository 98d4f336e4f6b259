import Foundation

/// The package's own words, in one language.
struct BuiltInText: Sendable {
  private let locale: Locale?

  /// Creates the words of a locale; nil stands for the language in which the app runs.
  init(locale: Locale? = nil) {
    self.locale = locale
  }

  subscript(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
  }

  private var bundle: Bundle {
    guard let locale else { return .module }
    let language = Bundle.preferredLocalizations(
      from: Bundle.module.localizations, forPreferences: [locale.identifier(.bcp47)]
    ).first
    let folder = Bundle.module.path(forResource: language ?? "en", ofType: "lproj")
    return folder.flatMap(Bundle.init(path:)) ?? .module
  }
}
