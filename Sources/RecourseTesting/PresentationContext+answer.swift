public import Recourse

extension PresentationContext where Item == AlertContent {
  /// Answers the alert that is shown, as a person would by pressing a button.
  ///
  /// - Parameter title: The button's title.
  /// - Throws: ``AnswerFailure`` when no alert is shown, or when it has no such button.
  public func answer(_ title: String) throws {
    try choose(title, among: item?.actions, of: item?.title)
  }
}

extension PresentationContext where Item == ConfirmationDialogContent {
  /// Answers the dialog that is shown, as a person would by pressing a button.
  ///
  /// - Parameter title: The button's title.
  /// - Throws: ``AnswerFailure`` when no dialog is shown, or when it has no such button.
  public func answer(_ title: String) throws {
    try choose(title, among: item?.actions, of: item?.title)
  }
}

extension PresentationContext where Item == ToastContent {
  /// Takes the action of the toast or banner that is shown, as a person would.
  ///
  /// - Parameter title: The action's title.
  /// - Throws: ``AnswerFailure`` when nothing is shown, or when it has no such action.
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
