extension ErrorScene {
  /// Shows what has changed of a notice, once for all changes of a turn.
  func redraw(_ id: Notice.ID) {
    if changed.isEmpty { Task { redraw() } }
    changed.insert(id)
  }

  /// Shows whether what has failed can be run again by its key.
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
      switch notice.subject.surface {
      case .alert, .sheet:
        // The systems leave an alert as it was when it came up.
        if !interruptions.isOnScreen(presentation) {
          interruptions.update(presentation, item: interruption(of: notice))
        }
      case .toast: toasts.update(presentation, item: toast(of: notice))
      case .banner: banners.update(presentation, item: toast(of: notice))
      case .route: break
      }
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
      content: AlertContent(title: title, message: content.message, actions: content.actions))
  }

  func toast(of notice: Notice) -> ToastContent {
    let words = words(for: notice)
    let recovery = words.description.recoveryOptions.first.map { option in
      AlertAction(option.title) { [weak self] in
        if option.attemptRecovery() { self?.tryAgain(notice.id) }
      }
    }
    return ToastContent(
      title: words.description.title, message: words.description.fullMessage, severity: .failure,
      action: tryAgainAction(for: notice) ?? recovery,
      count: notice.isCounted ? notice.count : 1)
  }

  private func tryAgainAction(for notice: Notice) -> AlertAction? {
    let text = settings.describer.text
    let count = operationCount(of: notice)
    guard count > 0 else { return nil }
    let title = count > 1 ? text["action.retryAll"] : text["action.tryAgain"]
    return AlertAction(title) { [weak self] in self?.tryAgain(notice.id) }
  }

  /// What there is to say, and the error of which it is said.
  private func words(
    for notice: Notice
  ) -> (description: ErrorDescription, error: any Error) {
    let describer = settings.describer
    let shared = notice.count > 1 ? notice.sharedError : nil
    let error = shared ?? notice.report.error
    guard notice.subject.problem == .rest else { return (describer.describe(error), error) }
    let titles = notice.samples.map { describer.describe($0.error).title }
    return (
      ErrorDescription(
        title: describer.text["more.problems", count: notice.count],
        message: titles.joined(separator: "\n")), error
    )
  }
}

extension Notice {
  /// Whether it says how often its problem has occurred.
  fileprivate var isCounted: Bool { count > 1 && subject.problem != .rest }
}
