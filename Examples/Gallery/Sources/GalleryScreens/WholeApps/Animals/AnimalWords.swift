import Foundation
import RecourseUI

/// The app's texts about animals, in one language.
struct AnimalWords: Sendable {
  /// The languages for which there are texts.
  static let languages = ["en", "de", "ar"].map(ErrorLanguage.init)

  private let locale: Locale
  private let words: [String: String]

  /// Reads the texts of a language; missing texts are in English.
  init(in language: ErrorLanguage) {
    locale = language.locale
    words = Self.read(.ofGallery).merging(Self.read(language)) { _, word in word }
  }

  /// The text before an animal was fetched.
  var nothingYet: String { self["nothingYet"] }

  func name(of animal: Animal) -> String { self["animal.\(animal.rawValue)"] }

  /// Returns the text that is shown while an animal is fetched.
  func progress(of retry: AnimalState.Retry?) -> String {
    guard let retry else { return self["fetching"] }
    return self["tryingAgain"]
      .replacingOccurrences(of: "%1$@", with: number(retry.attempt))
      .replacingOccurrences(of: "%2$@", with: number(retry.limit))
  }

  /// Describes errors in this language, including the app's own.
  var describer: ErrorDescriber {
    ErrorDescriber(locale: locale).mapping(AnimalError.self) { description(of: $0) }
  }

  private func description(of error: AnimalError) -> ErrorDescription {
    let key = "error.\(error)"
    return ErrorDescription(
      title: self["\(key).title"], message: self["\(key).message"],
      recoverySuggestion: self["\(key).suggestion"])
  }

  private subscript(_ key: String) -> String { words[key] ?? "" }

  private func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  private static func read(_ language: ErrorLanguage) -> [String: String] {
    guard
      let file = Bundle.module.url(
        forResource: "Animals", withExtension: "strings", subdirectory: nil,
        localization: language.identifier),
      let data = try? Data(contentsOf: file),
      let words = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return words as? [String: String] ?? [:]
  }
}
