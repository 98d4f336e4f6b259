/// What a confirmation dialog asks and offers.
///
/// ```swift
/// let empty = AlertAction("Empty Trash", role: .destructive) { trash.empty() }
/// dialog.present(ConfirmationDialogContent(title: "Empty the trash?", actions: [empty]))
/// ```
public struct ConfirmationDialogContent: Sendable, Hashable {
  /// Whether a dialog shows its title.
  public enum TitleVisibility: Sendable, Hashable {
    /// As the platform does.
    case automatic
    /// The title is shown.
    case visible
    /// The title is only spoken.
    case hidden
  }

  /// What is asked.
  public let title: String
  /// Whether the title is shown.
  public let titleVisibility: TitleVisibility
  /// What the choice means; nil when the title says it all.
  public let message: String?
  /// The choices; the system adds a cancel action when there is none.
  public let actions: [AlertAction]

  /// Creates the content of a confirmation dialog.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - titleVisibility: Whether the title is shown. The default is `.automatic`.
  ///   - message: What the choice means. The default is nil.
  ///   - actions: The choices.
  public init(
    title: String,
    titleVisibility: TitleVisibility = .automatic,
    message: String? = nil,
    actions: [AlertAction]
  ) {
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.actions = actions
  }
}

extension ConfirmationDialogContent: CustomStringConvertible {
  /// The words on the screen, in one line.
  public var description: String { "\(PlainText.line([title, message])) \(actions)" }
}
