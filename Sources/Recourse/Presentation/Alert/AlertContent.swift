/// What an alert says and offers: a value, so that it is tested without a screen.
///
/// Texts are shown as they are; they are no keys and no formats. The system puts a cancel action
/// last, whatever its place.
///
/// ```swift
/// let content = AlertContent(title: "Saved", message: "Your changes are safe.")
/// #expect(model.alert.item == content)
/// ```
public struct AlertContent: Sendable, Hashable {
  /// What happened or is asked, in a few words.
  public let title: String
  /// What it means, and what to do; nil when the title says it all.
  public let message: String?
  /// The buttons; when there are none, the system adds one that closes the alert.
  public let actions: [AlertAction]

  /// Creates the content of an alert.
  ///
  /// - Parameters:
  ///   - title: What happened or is asked.
  ///   - message: What it means, and what to do. The default is nil.
  ///   - actions: The buttons. The default is "OK" alone.
  public init(title: String, message: String? = nil, actions: [AlertAction] = [.ok]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension AlertContent: CustomStringConvertible {
  /// The words on the screen, in one line.
  public var description: String { "\(PlainText.line([title, message])) \(actions)" }
}
