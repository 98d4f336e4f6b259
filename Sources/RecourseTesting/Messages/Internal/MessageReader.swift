import Foundation
import Recourse

/// The language, and its describer, in which messages are read.
struct MessageReader {
  let locale: Locale
  let describer: ErrorDescriber
  /// The script of the language, such as "Latn".
  let script: String?
  /// The description of an error without texts.
  let general: ErrorDescription

  init(locale: Locale, describer: ErrorDescriber) {
    self.locale = locale
    self.describer = describer
    self.general = describer.describe(Wordless())
    let parts = locale.language.maximalIdentifier.split(separator: "-")
    let script = parts.count > 1 ? String(parts[1]) : nil
    // Chinese and Japanese share characters, so a short text can be the same in both.
    self.script = script.map { ["Hans", "Hant", "Jpan"].contains($0) ? "Hani" : $0 }
  }
}

/// An error without any texts.
private struct Wordless: Error {}
