import Foundation
import RecourseUI

/// A language in which errors are described.
struct ErrorLanguage: Sendable, Hashable, Identifiable {
  /// The language's identifier, such as "pt-BR".
  let identifier: String
  /// The language's name in English, and in the language itself.
  let name: String

  init(_ identifier: String) {
    self.identifier = identifier
    let english = Self.english.localizedString(forIdentifier: identifier) ?? identifier
    let own = Locale(identifier: identifier).localizedString(forIdentifier: identifier)
    name = own.map { $0 == english ? english : "\(english) – \($0)" } ?? english
  }

  var id: Self { self }

  var locale: Locale { Locale(identifier: identifier) }

  var isRightToLeft: Bool {
    Locale.Language(identifier: identifier).characterDirection == .rightToLeft
  }

  /// All supported languages, in the order of their English names.
  static let all = ErrorDescriber.localizations.map(ErrorLanguage.init).sorted { $0.name < $1.name }

  /// The language of the Gallery itself.
  static let ofGallery = ErrorLanguage("en")

  private static let english = Locale(identifier: "en")
}
