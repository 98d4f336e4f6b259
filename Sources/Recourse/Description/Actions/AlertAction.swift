/// A button of an alert or a confirmation dialog.
///
/// Two actions are equal if their titles and roles are equal; their handlers are not compared.
/// Equality makes alerts comparable in tests, and answers comparable in code.
///
/// ```swift
/// let delete = AlertAction("Delete", role: .destructive) { photos.removeAll() }
/// let question = AlertContent(title: "Delete all photos?", actions: [delete, .cancel])
/// ```
public struct AlertAction: Sendable, Identifiable, Hashable {
  /// The button's title, shown verbatim.
  public let title: String
  /// The meaning of the action to the system; nil if there is no special meaning.
  public let role: AlertActionRole?
  /// The closure to run when the person chooses the action.
  public let handler: @MainActor @Sendable () -> Void
  /// Whether the presentation stays after the action, which then changes the presentation.
  package private(set) var keepsPresentation = false

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The button's title, already localized.
  ///   - role: The meaning of the action to the system. The default is nil: no special meaning.
  ///   - handler: The closure to run once when the person chooses the action. The default does
  ///     nothing, for callers that await the answer.
  public init(
    _ title: String,
    role: AlertActionRole? = nil,
    handler: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.title = title
    self.role = role
    self.handler = handler
  }

  /// The action's identity: its title and role.
  public var id: Self { self }

  /// Returns whether two actions have the same title and role.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.role == rhs.role
  }

  /// Feeds the title and the role into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(role)
  }
}

extension AlertAction: CustomStringConvertible {
  /// The title, on one line.
  public var description: String { PlainText.line([title]) }
}

extension AlertAction {
  /// An "OK" action in the app's language.
  public static var ok: AlertAction { ok(in: BuiltInText()) }

  /// A "Cancel" action in the app's language, with the cancel role.
  public static var cancel: AlertAction { cancel(in: BuiltInText()) }

  /// A "Try Again" action in the app's language.
  public static var tryAgain: AlertAction { tryAgain(in: BuiltInText()) }

  /// Returns a copy of this action with another handler, for use with the built-in actions.
  ///
  /// - Parameter handler: The closure to run when the person chooses the action.
  /// - Returns: An action with the same title and role.
  public func performing(_ handler: @escaping @MainActor @Sendable () -> Void) -> AlertAction {
    AlertAction(title, role: role, handler: handler)
  }

  /// Returns a copy of this action after which the presentation stays.
  func keepingPresentation() -> AlertAction {
    var action = self
    action.keepsPresentation = true
    return action
  }

  static func ok(in text: BuiltInText) -> AlertAction {
    AlertAction(text["action.ok"])
  }

  static func cancel(in text: BuiltInText) -> AlertAction {
    AlertAction(text["action.cancel"], role: .cancel)
  }

  /// An action that runs a number of operations again.
  package static func tryAgain(_ count: Int = 1, in text: BuiltInText) -> AlertAction {
    AlertAction(text.tryAgain(count))
  }
}
