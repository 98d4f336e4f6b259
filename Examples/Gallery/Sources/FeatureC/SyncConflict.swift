public import Foundation

/// Two people have changed one document.
public struct SyncConflict: LocalizedError, Equatable {
  /// The document’s title.
  public let title: String

  /// Creates the error of a document.
  public init(title: String) {
    self.title = title
  }

  /// What has happened, in a few words.
  public var errorDescription: String? { "“\(title)” was changed twice" }
  /// Why it has happened.
  public var failureReason: String? { "Somebody else has saved another version of it." }
  /// What can be done about it.
  public var recoverySuggestion: String? { "Open both, and keep what you need of each." }
}
