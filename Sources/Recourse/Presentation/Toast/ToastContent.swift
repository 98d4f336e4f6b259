/// What a toast or a banner says and offers: a value, so that it is tested without a screen.
///
/// It is for what a person may miss. Texts are shown as they are; they are no keys and no formats.
///
/// ```swift
/// let undo = AlertAction("Undo") { drafts.restore() }
/// toast.present(ToastContent(title: "Draft deleted", action: undo))
/// ```
public struct ToastContent: Sendable, Hashable {
  /// What happened, in a few words.
  public let title: String
  /// What it means; nil when the title says it all.
  public let message: String?
  /// How it went, which decides on the symbol.
  public let severity: ToastSeverity
  /// What a person can do about it; nil when there is nothing to do.
  public let action: AlertAction?
  /// How often it happened; shown when it is more than once.
  public var count: Int
  /// How long a toast stays by itself; banners stay until they are closed or withdrawn.
  public let duration: ToastDuration

  /// Creates the content of a toast or a banner.
  ///
  /// - Parameters:
  ///   - title: What happened.
  ///   - message: What it means. The default is nil.
  ///   - severity: How it went. The default is `.information`.
  ///   - action: What a person can do about it; taking it closes the toast. The default is nil.
  ///   - count: How often it happened. The default is 1.
  ///   - duration: How long a toast stays by itself. The default is `.automatic`.
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

extension ToastContent: CustomStringConvertible {
  /// The words on the screen, in one line.
  public var description: String {
    let times = count > 1 ? " (\(count) times)" : ""
    return PlainText.line([title, message]) + times + (action.map { " [\($0)]" } ?? "")
  }
}
