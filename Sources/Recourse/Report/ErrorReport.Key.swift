extension ErrorReport {
  /// The name of something outside a report: an operation, a connection or a view.
  ///
  /// A report holds keys instead of closures and objects, so that it stays a plain value.
  ///
  /// ```swift
  /// extension ErrorReport.Key {
  ///   static let orders: Self = "orders"
  /// }
  /// let report = ErrorReport(error, origin: .refresh, retryKey: .orders)
  /// ```
  public struct Key: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a key with a name.
    ///
    /// - Parameter value: The name.
    public init(stringLiteral value: String) {
      self.init(rawValue: value)
    }

    /// Whether the event is one of the library's own in this process, such as the end of a view.
    var isOfProcess: Bool { rawValue.hasPrefix("Recourse.") }
  }
}
