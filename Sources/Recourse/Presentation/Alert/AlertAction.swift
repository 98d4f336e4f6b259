/// A button of an alert or a confirmation dialog.
///
/// Two actions are equal when a person can't tell them apart: the handler doesn't count. That
/// makes alerts comparable in tests, and answers comparable in code.
///
/// ```swift
/// let delete = AlertAction("Delete", role: .destructive) { photos.removeAll() }
/// let question = AlertContent(title: "Delete all photos?", actions: [delete, .cancel])
/// ```
public struct AlertAction: Sendable, Identifiable, Hashable {
  /// The button's text, shown as it is.
  public let title: String
  /// What the action means to the system; nil when it has no special meaning.
  public let role: AlertActionRole?
  /// What happens when a person takes the action.
  public let handler: @MainActor @Sendable () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The button's text, already localized.
  ///   - role: What the action means to the system. The default is nil: nothing special.
  ///   - handler: What happens when a person takes the action; it runs once. The default does
  ///     nothing, for those who await the answer.
  public init(
    _ title: String,
    role: AlertActionRole? = nil,
    handler: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.title = title
    self.role = role
    self.handler = handler
  }

  /// The action itself, as far as a person can tell.
  public var id: Self { self }

  /// Tells whether a person would take two actions for the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.role == rhs.role
  }

  /// Feeds what a person can see into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(role)
  }
}

extension AlertAction: CustomStringConvertible {
  /// The title, in one line.
  public var description: String { PlainText.line([title]) }
}
