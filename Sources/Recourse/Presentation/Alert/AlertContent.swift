/// The texts and actions of an alert, as a value that can be tested without a screen.
///
/// Texts are shown verbatim, never as localization keys or format strings. The system places a
/// cancel action last, regardless of its position.
///
/// ```swift
/// let content = AlertContent(title: "Saved", message: "Your changes are safe.")
/// #expect(model.alert.item == content)
/// ```
public struct AlertContent: Sendable, Hashable {
  /// The event or the question, in a few words.
  public let title: String
  /// An explanation with advice; nil if the title suffices.
  public let message: String?
  /// The buttons; if there are none, the system adds a button that closes the alert.
  public let actions: [AlertAction]

  /// Creates the content of an alert.
  ///
  /// - Parameters:
  ///   - title: The event or the question, in a few words.
  ///   - message: An explanation with advice. The default is nil.
  ///   - actions: The buttons. The default is a single "OK".
  public init(title: String, message: String? = nil, actions: [AlertAction] = [.ok]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension AlertContent: CustomStringConvertible {
  /// The words on the screen, on one line.
  public var description: String { "\(PlainText.line([title, message])) \(actions)" }
}
