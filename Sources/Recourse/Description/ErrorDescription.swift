/// An error in words that a person understands.
public struct ErrorDescription: Sendable, Hashable {
  /// What went wrong, in a few words.
  public let title: String
  /// What it means, and what to do.
  public let message: String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: What went wrong, in a few words.
  ///   - message: What it means, and what to do.
  public init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}
