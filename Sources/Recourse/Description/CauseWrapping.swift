/// An error type that can wrap any other error as its cause.
///
/// ```swift
/// enum SyncError: CauseWrapping {
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
public protocol CauseWrapping: CausedError {
  /// An error that was caused by another one.
  static func caused(by cause: any Error) -> Self
  /// What stands for a cancellation.
  static var cancelled: Self { get }
  /// Whether this error is ``cancelled``. The default compares: values that can be compared, and
  /// otherwise the cases of an enum.
  var isCancelled: Bool { get }
}

extension CauseWrapping {
  /// Whether this error is ``cancelled``, as far as comparing can tell.
  public var isCancelled: Bool {
    // The value is asked, not its type: a conformance of the main actor must not be used elsewhere.
    if let error = (self as Any) as? any Equatable { return error.equals(Self.cancelled) }
    // A case with a payload may stand for anything; then its causes tell.
    guard let name = Self.cancelled.nameOfPlainCase else { return false }
    return nameOfPlainCase == name
  }

  private var nameOfPlainCase: String? {
    Mirror(reflecting: self).children.isEmpty ? ErrorLabel.caseName(of: self) : nil
  }

  /// Runs a block, and wraps what it throws.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws if it is of this type already, ``cancelled`` for a
  ///   cancellation, and otherwise an error of this type that it caused.
  public static func catching<Value>(_ body: () throws -> Value) throws(Self) -> Value {
    do {
      return try body()
    } catch {
      throw wrapping(error)
    }
  }

  /// Runs an async block where the caller is isolated, and wraps what it throws.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws if it is of this type already, ``cancelled`` for a
  ///   cancellation, and otherwise an error of this type that it caused.
  public nonisolated(nonsending) static func catching<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws(Self) -> Value {
    do {
      return try await body()
    } catch {
      throw wrapping(error)
    }
  }

  /// Makes any error one of this type.
  ///
  /// - Parameter error: What was thrown.
  /// - Returns: The error itself if it is of this type, ``cancelled`` for a cancellation, and
  ///   otherwise an error that it caused.
  public static func wrapping(_ error: any Error) -> Self {
    if let error = error as? Self { return error }
    return error.isCancellation ? cancelled : caused(by: error)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    other as? Self == self
  }
}
