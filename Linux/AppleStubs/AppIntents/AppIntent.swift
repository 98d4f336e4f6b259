public import AppleFoundation

/// An action of an app that the system offers.
public protocol AppIntent: Sendable {
  /// The result of the action.
  associatedtype PerformResult: IntentResult

  /// The name of the action.
  static var title: LocalizedStringResource { get }

  /// Performs the action.
  func perform() async throws -> PerformResult

  /// Creates an intent without parameters.
  init()
}

/// The result of an action.
public protocol IntentResult: Sendable {}

extension IntentResult {
  /// Ends an action without a value.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }
}

/// The values of a result.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult {}
