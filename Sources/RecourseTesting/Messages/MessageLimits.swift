/// The maximum lengths of the texts of a message, in columns; a wide character takes two.
///
/// Apple's Human Interface Guidelines ask for an alert title of one line, two at most, for a
/// message of one or two short sentences that needs no scrolling, and for buttons of one or two
/// words. They name no figures. An alert on an iPhone is 270 points wide, about 30 columns of a
/// title and 40 of a message at the standard text size.
public struct MessageLimits: Sendable, Hashable {
  /// The maximum number of columns in a title.
  public var title: Int
  /// The maximum number of columns in the message and the suggestion together.
  public var message: Int
  /// The maximum number of columns in a button.
  public var action: Int

  /// The limits of an alert: two lines for the title, six for the message, one for a button.
  public static let alert = MessageLimits(title: 60, message: 240, action: 30)

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - title: The maximum number of columns in a title.
  ///   - message: The maximum number of columns in the message and the suggestion together.
  ///   - action: The maximum number of columns in a button.
  public init(title: Int, message: Int, action: Int) {
    self.title = title
    self.message = message
    self.action = action
  }
}
