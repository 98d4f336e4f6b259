/// The texts and the action of a toast or a banner, as a value that can be tested without a screen.
///
/// Use a toast only for information that the person may miss. Texts are shown verbatim, never as
/// localization keys or format strings.
///
/// ```swift
/// let undo = AlertAction("Undo") { drafts.restore() }
/// toast.present(ToastContent(title: "Draft deleted", action: undo))
/// ```
public struct ToastContent: Sendable, Hashable {
  /// The event, in a few words.
  public let title: String
  /// An explanation; nil if the title suffices.
  public let message: String?
  /// The severity of the event, which determines the symbol.
  public let severity: ToastSeverity
  /// An action that the person can choose; nil if there is none.
  public let action: AlertAction?
  /// Whether the person can choose the action now, and the reason if not.
  package var actionState = ActionState.ready
  /// Whether there is an action that the person can choose now: it neither runs nor waits for a
  /// delay.
  public var isActionEnabled: Bool { action != nil && actionState == .ready }
  /// The number of occurrences, shown if greater than one.
  public var count: Int
  /// The time after which a toast closes; banners stay until they are closed or withdrawn.
  package let duration: ToastDuration

  /// Creates the content of a toast or a banner.
  ///
  /// - Parameters:
  ///   - title: The event, in a few words.
  ///   - message: An explanation. The default is nil.
  ///   - severity: The severity of the event. The default is `.information`.
  ///   - action: An action that the person can choose, which closes the toast. The default is nil.
  ///   - count: The number of occurrences. The default is 1.
  ///   - duration: The time after which a toast closes. The default is `.automatic`.
  public init(
    title: String,
    message: String? = nil,
    severity: ToastSeverity = .information,
    action: AlertAction? = nil,
    count: Int = 1,
    duration: ToastDuration = .automatic
  ) {
    self.title = title
    self.message = message
    self.severity = severity
    self.action = action
    self.count = count
    self.duration = duration
  }
}

extension ToastContent {
  /// Whether a person can choose the action of a toast, a banner or a problem in the inbox.
  ///
  /// A router sets the state of its "Try Again". All other actions can be chosen at any time.
  package enum ActionState: Sendable, Hashable {
    /// The person can choose the action.
    case ready
    /// The action is in progress: the operation is running again.
    case running
    /// The action becomes available after a delay that the error requests.
    case waiting(RetryDelay)

    /// The delay until the action becomes available; nil in any other state.
    package var delay: RetryDelay? {
      if case .waiting(let delay) = self { delay } else { nil }
    }
  }
}

extension ToastContent: CustomStringConvertible {
  /// The words on the screen, on one line.
  public var description: String {
    let times = count > 1 ? " (\(count) times)" : ""
    return PlainText.line([title, message]) + times + (action.map { " [\($0)]" } ?? "")
  }
}
