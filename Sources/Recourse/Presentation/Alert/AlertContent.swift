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

extension AlertContent {
  /// Creates an alert that describes an error.
  ///
  /// The actions are those of the first ``ErrorAlertConvertible`` with actions in the cause tree,
  /// followed by the error's recovery options, which are attempted when chosen. Recovery options
  /// are accompanied by a cancel action. An error without actions or options gets "OK". The message
  /// includes the recovery suggestion.
  ///
  /// - Parameters:
  ///   - error: The error to describe. The alert's title and message are never empty.
  ///   - describer: Describes the error. The default uses the app's language.
  public init(describing error: any Error, describer: ErrorDescriber = ErrorDescriber()) {
    self.init(describer.describe(error), of: error, text: describer.text) { _ in }
  }

  /// Creates an alert that can offer to try again and to report the problem, and that reports
  /// whether a chosen recovery option succeeded.
  package init(
    _ description: ErrorDescription, of error: any Error, text: BuiltInText,
    tryAgain: AlertAction? = nil, report: AlertAction? = nil,
    afterRecovery: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let cancel = AlertAction.cancel(in: text)
    let recovery = description.recoveryOptions.map { option in
      // Many errors have their own "Cancel" among the options.
      AlertAction(option.title, role: option.title == cancel.title ? .cancel : nil) {
        afterRecovery(option.attemptRecovery())
      }
    }
    let own = error.causeTree.alertActions
    var actions: [AlertAction] = []
    for action in own + recovery + [tryAgain].compactMap(\.self) where !actions.contains(action) {
      actions.append(action)
    }
    let offers = !recovery.isEmpty || tryAgain != nil
    if actions.isEmpty { actions.append(.ok(in: text)) }
    if let report { actions.append(report) }
    if offers, !actions.contains(where: { $0.role == .cancel }) {
      actions.append(cancel)
    }
    self.init(title: description.title, message: description.fullMessage, actions: actions)
  }
}

extension CauseTree {
  /// The actions of the first error in the tree that has any.
  fileprivate var alertActions: [AlertAction] {
    for error in errors {
      let actions = (error as? any ErrorAlertConvertible)?.errorActions ?? []
      if !actions.isEmpty { return actions }
    }
    return []
  }
}

extension ErrorAlertConvertible {
  /// The alert that describes the error.
  public var errorAlert: AlertContent { AlertContent(describing: self) }
}
