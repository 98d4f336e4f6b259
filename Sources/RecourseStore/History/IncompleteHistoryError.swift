public import Recourse

/// A history has forgotten its first actions, so a file of the rest would make another state.
///
/// Give ``StoreHistory/init(limit:)`` room for all actions that a file should have.
///
/// ```swift
/// do {
///   try history.file().write(to: url)
/// } catch let error as IncompleteHistoryError {
///   print("\(error.forgottenCount) actions are missing")
/// }
/// ```
public struct IncompleteHistoryError: PublicDetails, Sendable, Hashable {
  /// How many actions were forgotten.
  public let forgottenCount: Int
  /// How many actions are kept.
  public let keptCount: Int

  /// The numbers of actions.
  public var publicDetails: [String: String] {
    ["forgotten": "\(forgottenCount)", "kept": "\(keptCount)"]
  }
}
