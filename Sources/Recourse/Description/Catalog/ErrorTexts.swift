/// The audience of the texts that errors of a domain or of a type carry.
///
/// ```swift
/// let catalog = ErrorCatalog().texts(ofDomain: "AcmePay", are: .forDevelopers)
/// ```
public enum ErrorTexts: Sendable, Hashable {
  /// The texts are presented verbatim, before any other words: the texts of an app.
  case forPeople
  /// The texts are presented only if neither a catalog nor a cause knows better words.
  case fallback
  /// The texts are never presented.
  case forDevelopers
}
