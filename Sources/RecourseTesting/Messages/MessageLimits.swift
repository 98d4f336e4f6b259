/// How long the texts of a message may be, in columns; a wide character takes two.
///
/// Apple's Human Interface Guidelines ask for an alert's title of one line, two at most, for a
/// message of one or two short sentences that needn't be scrolled, and for buttons of one or two
/// words. They name no figures. An alert on an iPhone is 270 points wide, which is about 30 columns
/// of a title and 40 of a message at the standard size of text.
public struct MessageLimits: Sendable, Hashable {
  /// The columns of a title.
  public var title: Int
  /// The columns of the message with the suggestion.
  public var message: Int
  /// The columns of a button.
  public var action: Int

  /// Two lines of a title, six of a message, one of a button.
  public static let alert = MessageLimits(title: 60, message: 240, action: 30)

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - title: The columns of a title.
  ///   - message: The columns of the message with the suggestion.
  ///   - action: The columns of a button.
  public init(title: Int, message: Int, action: Int) {
    self.title = title
    self.message = message
    self.action = action
  }
}
