/// The question and the choices of a confirmation dialog.
///
/// ```swift
/// let empty = AlertAction("Empty Trash", role: .destructive) { trash.empty() }
/// dialog.present(ConfirmationDialogContent(title: "Empty the trash?", actions: [empty]))
/// ```
public struct ConfirmationDialogContent: Sendable, Hashable {
  /// The visibility of a dialog's title.
  public enum TitleVisibility: Sendable, Hashable {
    /// The platform's default.
    case automatic
    /// The title is shown.
    case visible
    /// The title is only spoken by assistive technology.
    case hidden
  }

  /// The question.
  public let title: String
  /// The visibility of the title.
  public let titleVisibility: TitleVisibility
  /// An explanation of the choice; nil if the title suffices.
  public let message: String?
  /// The choices; the system adds a cancel action if there is none.
  public let actions: [AlertAction]

  /// Creates the content of a confirmation dialog.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - titleVisibility: The visibility of the title. The default is `.automatic`.
  ///   - message: An explanation of the choice. The default is nil.
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
  /// The words on the screen, on one line.
  public var description: String { "\(PlainText.line([title, message])) \(actions)" }
}
