public import Recourse

extension PresentationContext where Item == AlertContent {
  /// Answers the alert on screen, as if the user had pressed a button.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: ``AnswerFailure`` if no alert is presented, or if the alert has no such button.
  public func answer(_ title: String) throws {
    try choose(title, among: item?.actions, of: item?.title)
  }
}

extension PresentationContext where Item == ConfirmationDialogContent {
  /// Answers the dialog on screen, as if the user had pressed a button.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: ``AnswerFailure`` if no dialog is presented, or if the dialog has no such button.
  public func answer(_ title: String) throws {
    try choose(title, among: item?.actions, of: item?.title)
  }
}

extension PresentationContext where Item == ToastContent {
  /// Performs the action of the toast or banner on screen, as if the user had chosen it.
  ///
  /// - Parameter title: The title of the action.
  /// - Throws: ``AnswerFailure`` if nothing is presented, or if the toast has no such action.
  public func answer(_ title: String) throws {
    try choose(title, among: item.map { [$0.action].compactMap(\.self) }, of: item?.title)
  }
}

extension PresentationContext {
  fileprivate func choose(
    _ title: String, among actions: [AlertAction]?, of question: String?
  ) throws {
    guard let current, let actions, let question else {
      throw AnswerFailure.nothingShown(answer: title)
    }
    guard let action = actions.first(where: { $0.title == title }) else {
      throw AnswerFailure.noSuchAction(
        answer: title, question: question, actions: actions.map(\.title))
    }
    choose(action, in: current.id)
  }
}
