/// An error type that can wrap any other error as its cause.
///
/// ```swift
/// enum SyncError: CauseWrapper {
///   case notSignedIn
///   case cancelled
///   case caused(by: any Error)
///
///   var causes: [any Error] {
///     if case .caused(let cause) = self { [cause] } else { [] }
///   }
/// }
///
/// func sync() async throws(SyncError) {
///   try await SyncError.catching { try await upload() }
/// }
/// ```
public protocol CauseWrapper: CauseProvider {
  /// Creates an error that wraps its cause.
  static func caused(by cause: any Error) -> Self
  /// The error that represents a cancellation.
  static var cancelled: Self { get }
  /// Whether this error is ``cancelled``. The default compares `Equatable` values with `==`, and
  /// cases of other enums by name.
  var isCancelled: Bool { get }
}

extension CauseWrapper {
  /// Whether this error equals ``cancelled`` or, if the type isn't `Equatable`, has the same case
  /// without a payload.
  public var isCancelled: Bool {
    // Cast the value, not its type: a conformance isolated to the main actor must not be used
    // elsewhere.
    if let error = (self as Any) as? any Equatable { return error.equals(Self.cancelled) }
    // A case with a payload can mean anything, so its causes decide.
    guard let name = Self.cancelled.nameOfPlainCase else { return false }
    return nameOfPlainCase == name
  }

  private var nameOfPlainCase: String? {
    Mirror(reflecting: self).children.isEmpty ? ErrorLabel.caseName(of: self) : nil
  }

  /// Runs a closure and wraps any error that it throws in this type.
  ///
  /// - Parameter body: The closure to run.
  /// - Returns: The value that the closure returns.
  /// - Throws: The closure's error if it has this type already, ``cancelled`` for a cancellation,
  ///   and otherwise an error of this type with the closure's error as its cause.
  public static func catching<Value>(_ body: () throws -> Value) throws(Self) -> Value {
    do {
      return try body()
    } catch {
      throw wrapping(error)
    }
  }

  /// Runs an async closure on the caller's actor and wraps any error that it throws in this type.
  ///
  /// - Parameter body: The closure to run.
  /// - Returns: The value that the closure returns.
  /// - Throws: The closure's error if it has this type already, ``cancelled`` for a cancellation,
  ///   and otherwise an error of this type with the closure's error as its cause.
  public nonisolated(nonsending) static func catching<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws(Self) -> Value {
    do {
      return try await body()
    } catch {
      throw wrapping(error)
    }
  }

  /// Converts any error to this type.
  ///
  /// - Parameter error: The error to convert.
  /// - Returns: The error itself if it has this type already, ``cancelled`` for a cancellation, and
  ///   otherwise an error of this type with the given error as its cause.
  package static func wrapping(_ error: any Error) -> Self {
    if let error = error as? Self { return error }
    return CauseTree(error).isCancellation ? cancelled : caused(by: error)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    other as? Self == self
  }
}
