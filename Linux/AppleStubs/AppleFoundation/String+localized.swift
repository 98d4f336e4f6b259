public import Foundation

extension String {
  /// A key of a String Catalog, with the arguments of the localized text.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    fileprivate let key: String

    /// Creates a key.
    public init(stringLiteral value: String) { key = value }
  }

  /// Looks up a localized text.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = value.key
  }
}
