import Foundation

/// Matches errors of one type, as `catch` would if every error had a single representation.
///
/// A cast is not enough. On Apple platforms every error can be cast to `NSError`. On Linux every
/// `NSError` can be cast to `CocoaError`, and none to `URLError`.
package struct TypeMatcher<Failure: Error>: Sendable {
  private enum Kind {
    case anything, value, object
    /// A type to which Foundation bridges the errors of one domain.
    case system(any _BridgedStoredNSError.Type)
  }

  private let kind: Kind

  package init(_ type: Failure.Type = Failure.self) {
    kind =
      if type == (any Error).self {
        .anything
      } else if let type = type as? any _BridgedStoredNSError.Type {
        .system(type)
      } else if type is AnyClass {
        .object
      } else {
        .value
      }
  }

  /// Returns the error as the matched type, bridged from its domain if necessary; nil if it doesn't
  /// match.
  package func callAsFunction(_ error: any Error) -> Failure? {
    switch kind {
    case .anything: error as? Failure
    // Comparing types is fast, and only Foundation's objects can be cast to a different type.
    case .value: isOrBecomes(type(of: error)) ? error as? Failure : nil
    case .object: type(of: error) is AnyClass ? error as? Failure : nil
    case .system(let type): Self.bridged(error, to: type) as? Failure
    }
  }

  private func isOrBecomes(_ type: any Error.Type) -> Bool {
    type == Failure.self || type is AnyClass
  }

  private static func bridged<System: _BridgedStoredNSError>(
    _ error: any Error, to type: System.Type
  ) -> (any Error)? {
    if Swift.type(of: error) == type { return error }
    guard error.systemIdentity?.domain == System.errorDomain else { return nil }
    return System(_nsError: error as NSError)
  }
}
