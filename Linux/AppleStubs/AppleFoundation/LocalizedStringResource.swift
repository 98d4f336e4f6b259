public import Foundation

/// A reference to a localizable text.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The place of the texts.
  public enum BundleDescription: Equatable, Sendable {
    case main
  }

  fileprivate let key: String

  /// Creates a reference by its key.
  public init(stringLiteral value: String) { key = value }

  /// Creates a reference by its key, with a text that is used without a localized one.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
  }
}

/// A type with a localizable description for other processes.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// Looks up the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key
  }
}
