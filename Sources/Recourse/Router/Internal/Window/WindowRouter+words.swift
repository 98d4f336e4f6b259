extension WindowRouter {
  /// Updates the presentation of a notice, once for all changes in a turn of the main actor.
  ///
  /// - Parameters:
  ///   - id: The notice.
  ///   - error: The error that was coalesced. The default is nil: there was none.
  func redraw(_ id: Notice.ID, after error: (any Error)? = nil) {
    if changed.isEmpty { Task { redraw() } }
    // Once a turn, because floods of reports pass through here.
    if changed.insert(id).inserted, let error { compareWords(of: error, with: id) }
  }

  /// Updates the notices with a retry key, whose operation has become available or unavailable.
  func redraw(whatCanRetry key: ErrorReport.Key) {
    for id in book.notices(thatRetry: key) { redraw(id) }
  }

  private func redraw() {
    let changed = changed
    self.changed = []
    for id in changed {
      guard book.isOpen(id), let notice = book[id], let presentation = notice.presentation else {
        continue
      }
      surface(notice.subject.surface)?.update(presentation, to: notice)
    }
  }

  /// Records whether an error of the same problem has other texts than the notice's own error.
  ///
  /// Texts may contain figures, which a count beside them would contradict.
  private func compareWords(of error: any Error, with id: Notice.ID) {
    guard let notice = book[id], case .fingerprint = notice.subject.problem, !notice.isVaried
    else { return }
    let words = settings.describer.describe(notice.report.error)
    let others = settings.describer.describe(error)
    if words.title != others.title || words.fullMessage != others.fullMessage {
      book.modify(id) { $0.isVaried = true }
    }
  }

  func interruption(of notice: Notice) -> Interruption {
    let words = words(for: notice)
    let content = AlertContent(
      words.description, of: words.error, text: settings.describer.text,
      tryAgain: tryAgainAction(for: notice)
    ) { [weak self] hasSucceeded in
      if hasSucceeded { self?.tryAgain(notice.id) }
    }
    let title = notice.isCounted ? "\(content.title) ×\(notice.count)" : content.title
    return Interruption(
      form: notice.subject.surface == .sheet ? .sheet : .alert, error: words.error,
      content: AlertContent(
        title: title, message: message(content.message, of: notice), actions: content.actions))
  }

  func toast(of notice: Notice) -> ToastContent {
    let words = words(for: notice)
    let recovery = words.description.recoveryOptions.first.map { option in
      AlertAction(option.title) { [weak self] in
        if option.attemptRecovery() { self?.tryAgain(notice.id) }
      }
    }
    return ToastContent(
      title: words.description.title, message: message(words.description.fullMessage, of: notice),
      severity: .failure,
      action: tryAgainAction(for: notice) ?? recovery,
      count: notice.isCounted ? notice.count : 1)
  }

  /// Returns a message, followed by the number of further reports if their texts differ.
  private func message(_ message: String?, of notice: Notice) -> String? {
    guard notice.isVaried else { return message }
    let more = settings.describer.text["more.problems", count: notice.count - 1]
    return [message, more].compactMap(\.self).joined(separator: "\n")
  }

  private func tryAgainAction(for notice: Notice) -> AlertAction? {
    let text = settings.describer.text
    let count = operationCount(of: notice)
    guard count > 0, allowsTryAgain(notice) else { return nil }
    let title = count > 1 ? text["action.retryAll"] : text["action.tryAgain"]
    return AlertAction(title) { [weak self] in self?.tryAgain(notice.id) }
  }

  /// Returns the description to present for a notice, and the error that it describes.
  private func words(
    for notice: Notice
  ) -> (description: ErrorDescription, error: any Error) {
    let describer = describer(for: notice)
    let shared = notice.count > 1 ? notice.sharedError : nil
    let error = shared ?? notice.report.error
    guard notice.subject.problem == .rest else {
      return (describer.describe(error), error)
    }
    let titles = notice.samples.map { describer.describe($0.error).title }
    return (
      ErrorDescription(
        title: describer.text["more.problems", count: notice.count],
        message: titles.joined(separator: "\n")), error
    )
  }
}

extension Notice {
  /// Whether the notice shows how often its problem occurred; if texts differ, the message gives
  /// the number of further reports instead.
  fileprivate var isCounted: Bool { count > 1 && subject.problem != .rest && !isVaried }
}
