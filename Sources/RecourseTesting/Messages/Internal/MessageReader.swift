import Foundation
import Recourse

/// Somebody who reads messages in one language.
struct MessageReader {
  let locale: Locale
  let describer: ErrorDescriber
  /// How the language is written, such as "Latn".
  let script: String?
  /// What is said about an error without words.
  let general: ErrorDescription

  init(locale: Locale, describer: ErrorDescriber) {
    self.locale = locale
    self.describer = describer
    self.general = describer.describe(Wordless())
    let parts = locale.language.maximalIdentifier.split(separator: "-")
    let script = parts.count > 1 ? String(parts[1]) : nil
    // Chinese and Japanese share characters, so that a short text can be the same in them.
    self.script = script.map { ["Hans", "Hant", "Jpan"].contains($0) ? "Hani" : $0 }
  }
}

/// Says nothing.
private struct Wordless: Error {}
