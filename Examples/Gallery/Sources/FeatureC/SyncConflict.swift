public import Foundation

/// Two people have changed the same document.
public struct SyncConflict: LocalizedError, Equatable {
  /// The document’s title.
  public let title: String

  /// Creates the error of a document.
  public init(title: String) {
    self.title = title
  }

  /// The title of the error.
  public var errorDescription: String? { "“\(title)” was changed twice" }
  /// The cause of the error.
  public var failureReason: String? { "Someone else has saved another version of it." }
  /// The suggested next step.
  public var recoverySuggestion: String? { "Open both, and keep what you need of each." }
}
