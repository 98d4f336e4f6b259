/// A reference to a localizable text.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  fileprivate let key: String

  /// Creates a reference by its key.
  public init(stringLiteral value: String) { key = value }
}

extension String {
  /// Looks up the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key
  }
}
