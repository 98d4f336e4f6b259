public import Recourse

/// An error thrown when a history has discarded its first actions, so a file would replay to
/// another state.
///
/// Pass ``StoreHistory/init(limit:)`` a limit that holds all actions that a file should contain.
///
/// ```swift
/// do {
///   try history.file().write(to: url)
/// } catch let error as IncompleteHistoryError {
///   print("\(error.forgottenCount) actions are missing")
/// }
/// ```
public struct IncompleteHistoryError: PublicDetails, Sendable, Hashable {
  /// The number of discarded actions.
  public let forgottenCount: Int
  /// The number of actions that are kept.
  public let keptCount: Int

  /// Both numbers of actions.
  public var publicDetails: [String: String] {
    ["forgotten": "\(forgottenCount)", "kept": "\(keptCount)"]
  }
}
