/// One cause that makes many operations fail at the same time.
///
/// A person receives a single message with a single offer to retry all operations. This holds for
/// any number of failed operations, and for any errors that they threw.
///
/// ```swift
/// extension SharedCause {
///   static let maintenance: Self = "maintenance"
/// }
/// ```
public struct SharedCause: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral
{
  /// A missing network connection.
  public static let offline: Self = "offline"
  /// A missing sign-in.
  public static let signedOut: Self = "signedOut"
  /// An unavailable service.
  public static let serviceUnavailable: Self = "serviceUnavailable"

  /// The name.
  public let rawValue: String

  /// Creates a cause with a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a cause with a name.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension CauseTree {
  /// The shared cause, and the error that declares or implies it; nil if there is none.
  var sharedCause: (cause: SharedCause, error: any Error)? {
    for node in nodes {
      // Several failures share a cause only if all of them do.
      if let aggregate = node.error as? AggregateError { return aggregate.sharedCause }
      if let cause = node.sharedCause { return (cause, node.error) }
    }
    return nil
  }
}

extension CauseTree.Node {
  /// The shared cause of the error itself, regardless of its own causes.
  fileprivate var sharedCause: SharedCause? {
    switch error {
    case let error as any SharedCauseProvider: error.sharedCause
    case let surrogate as any ErrorSurrogate: surrogate.traits.sharedCause
    default: facts.meaning?.row.shared
    }
  }
}
