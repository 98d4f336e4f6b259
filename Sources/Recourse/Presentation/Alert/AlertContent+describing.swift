extension AlertContent {
  /// Creates an alert that describes an error.
  ///
  /// Its actions are those of the error: the actions of an ``ErrorAlertConvertible``, and the
  /// recovery options, which are attempted when a person takes them, beside "Cancel". The message
  /// has the suggestion too.
  ///
  /// - Parameters:
  ///   - error: Any error; its title and message are never empty.
  ///   - describer: Finds the words. The default speaks the person's language.
  public init(describing error: any Error, describer: ErrorDescriber = ErrorDescriber()) {
    self.init(describer.describe(error), of: error, text: describer.text) { _ in }
  }

  /// Creates an alert with an offer to try again, which tells whether an attempt to recover
  /// succeeded.
  package init(
    _ description: ErrorDescription, of error: any Error, text: BuiltInText,
    tryAgain: AlertAction? = nil, afterRecovery: @escaping @MainActor @Sendable (Bool) -> Void
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
    if offers, !actions.contains(where: { $0.role == .cancel }) {
      actions.append(cancel)
    }
    self.init(
      title: description.title, message: description.fullMessage,
      actions: actions.isEmpty ? [.ok(in: text)] : actions)
  }
}

extension CauseTree {
  /// The actions of the first error that has some.
  fileprivate var alertActions: [AlertAction] {
    for error in errors {
      let actions = (error as? any ErrorAlertConvertible)?.errorActions ?? []
      if !actions.isEmpty { return actions }
    }
    return []
  }
}
