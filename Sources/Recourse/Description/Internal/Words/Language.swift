import Foundation

/// A language in which the package has texts.
struct Language: Sendable, Hashable {
  /// The name of the language's folder, such as "pt-BR", or "pt-br" in some builds.
  let identifier: String

  /// The language that has a text for every key.
  static let english = Language(identifier: "en")

  /// The folder names of the available languages by their lowercase identifiers, because a build
  /// can change the case of folder names.
  private static let folders = Dictionary(
    Bundle.module.localizations.map { ($0.lowercased(), $0) },
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

  /// Reads the texts from the language's folder, by their keys.
  func readWords() -> [String: String] {
    guard
      let file = Bundle.module.url(
        forResource: "Localizable", withExtension: "strings", subdirectory: nil,
        localization: identifier),
      let data = try? Data(contentsOf: file),
      let words = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return words as? [String: String] ?? [:]
  }
}
