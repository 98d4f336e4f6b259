import Foundation
import Recourse

/// The texts of one language, read from the package's sources.
struct StringsFile: Sendable {
  let language: String
  let words: [String: String]

  /// The languages that the package supports.
  static let languages = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro",
    "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// English, which is compiled in, and the languages with a folder in the resources, sorted.
  static var present: [String] {
    get throws {
      let folders = try FileManager.default.contentsOfDirectory(atPath: resources.path)
        .filter { $0.hasSuffix(".lproj") }
      return (folders.map { String($0.dropLast(6)) } + ["en"]).sorted()
    }
  }

  init(_ language: String) throws {
    self.language = language
    guard language != "en" else {
      words = BuiltInText.english
      return
    }
    let file = Self.resources.appending(path: "\(language).lproj/Localizable.strings")
    let words = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    self.words = words as? [String: String] ?? [:]
  }

  subscript(_ key: String) -> String? { words[key] }

  /// The keys without plural forms, so that each counted text has a single key.
  var plainKeys: Set<String> {
    Set(words.keys.map { key in Self.counted.first { key.hasPrefix($0 + ".") } ?? key })
  }

  /// Returns the plural forms of a counted text.
  func forms(of key: String) -> Set<String> {
    Set(words.keys.filter { $0.hasPrefix(key + ".") }.map { String($0.dropFirst(key.count + 1)) })
  }

  /// The keys of the texts that have plural forms.
  static let counted = [
    "retry.seconds", "retry.minutes", "retry.hours", "countdown.seconds", "more.problems",
    "some.failed", "inbox.problems", "attempts",
  ]

  /// The package's folder.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().resolvingSymlinksInPath()

  private static let resources = package.appending(path: "Sources/Recourse/Resources")
}
