import Observation
public import Recourse

extension PresentationContext where Item == AlertContent {
  /// Answers the alert on screen, as if the user had pressed a button.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: An error if no alert is presented, or if the alert has no such button.
  public func answer(_ title: String) throws {
    try choose(title, among: item?.actions, of: item?.title)
  }
}

extension PresentationContext where Item == ConfirmationDialogContent {
  /// Answers the dialog on screen, as if the user had pressed a button.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: An error if no dialog is presented, or if the dialog has no such button.
  public func answer(_ title: String) throws {
    try choose(title, among: item?.actions, of: item?.title)
  }
}

extension PresentationContext where Item == ToastContent {
  /// Performs the action of the toast or banner on screen, as if the user had chosen it.
  ///
  /// - Parameter title: The title of the action.
  /// - Throws: An error if nothing is presented, or if the toast has no such action.
  public func answer(_ title: String) throws {
    try choose(title, among: item?.readyActions, of: item?.title)
  }
}

extension ToastContent {
  /// The action, unless it is in progress or has to wait.
  var readyActions: [AlertAction] { isActionEnabled ? [action].compactMap(\.self) : [] }
}

extension PresentationContext where Item == Interruption {
  /// Answers the alert or the sheet on screen, as if the user had pressed a button.
  func answer(_ title: String) throws {
    try choose(title, among: item?.content.actions, of: item?.content.title)
  }
}

extension PresentationContext {
  private func choose(
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

  /// Waits until the context presents an item.
  ///
  /// The wait doesn't poll: the change that presents the item ends it.
  ///
  /// ```swift
  /// model.save()
  /// #expect(try await model.alert.next().title == "Can’t connect")
  /// try model.alert.answer("Try Again")
  /// ```
  ///
  /// - Returns: The presented item, which may have been presented before the call.
  /// - Throws: `CancellationError` if the waiting task is cancelled.
  public func next() async throws -> Item {
    while true {
      try Task.checkCancellation()
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      let shown = withObservationTracking {
        item
      } onChange: {
        change.finish()
      }
      if let shown { return shown }
      for await _ in changes {}
    }
  }
}

/// The reason why a presentation could not be answered.
package enum AnswerFailure: Error, Hashable, CustomStringConvertible {
  /// Nothing is presented that could be answered.
  case nothingShown(answer: String)
  /// The presentation doesn't offer the answer.
  case noSuchAction(answer: String, question: String, actions: [String])

  /// The failure with its values, and how to fix the test.
  public var description: String {
    switch self {
    case .nothingShown(let answer):
      "Can't answer “\(answer)”: nothing is shown. Wait for it with `try await context.next()`."
    case .noSuchAction(let answer, let question, let actions):
      "Can't answer “\(answer)”: “\(question)” offers "
        + actions.map { "“\($0)”" }.joined(separator: ", ") + "."
    }
  }
}
