import Foundation

/// A language in which the package has words.
struct Language: Sendable, Hashable {
  /// What the folder of its words is called, such as "pt-BR", or "pt-br" in some builds.
  let identifier: String

  /// The language of the words that are there for every key.
  static let english = Language(identifier: "en")

  /// The languages in which there are words, by their identifiers in lower case: a build may have
  /// changed the names of the folders.
  private static let folders = Dictionary(
    Bundle.module.localizations.map { ($0.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first })

  /// The languages in which there are words.
  static var all: [Language] { folders.values.sorted().map(Language.init) }

  /// Finds a language by its identifier; nil if there are no words in it.
  init?(named identifier: String) {
    guard let folder = Self.folders[identifier.lowercased()] else { return nil }
    self.init(identifier: folder)
  }

  private init(identifier: String) {
    self.identifier = identifier
  }

  /// The plural forms of its texts.
  var pluralRule: PluralRule { PluralRule(language: identifier) }

  /// Whether its texts go from right to left.
  var isRightToLeft: Bool {
    Locale.Language(identifier: identifier).characterDirection == .rightToLeft
  }

  /// Reads its words from its folder, by their keys.
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
