import Foundation

extension WindowRouter {
  /// The delay until a retry can help a notice.
  struct RetryDelay {
    /// The end of the delay, in the elapsed time of the window.
    let end: Duration
    /// The task that redraws the notice at the end of the delay.
    let task: Task<Void, Never>
  }

  /// Returns whether a retry can help any problem of a notice now.
  ///
  /// If a retry can help only later, the notice is redrawn at that time.
  func allowsTryAgain(_ notice: Notice) -> Bool {
    let errors = notice.samples.isEmpty ? [notice.report.error] : notice.samples.map(\.error)
    let advice = errors.map { $0.retryAdvice(at: notice.report.date) }
    if advice.contains(.now) { return true }
    let delays = advice.compactMap { if case .after(let delay) = $0 { delay } else { nil } }
    guard let delay = delays.min() else { return false }
    if retryDelays[notice.id] == nil { begin(delay, of: notice.id) }
    return isDelayOver(of: notice.id)
  }

  /// Returns the describer for a notice, which omits a delay that is over.
  func describer(for notice: Notice) -> ErrorDescriber {
    isDelayOver(of: notice.id) ? settings.describer.omittingDelays : settings.describer
  }

  /// Cancels and removes the retry delay of a notice.
  func endDelay(of id: Notice.ID) {
    retryDelays.removeValue(forKey: id)?.task.cancel()
  }

  private func isDelayOver(of id: Notice.ID) -> Bool {
    retryDelays[id].map { $0.end <= time.now() } ?? false
  }

  private func begin(_ delay: Duration, of id: Notice.ID) {
    let task = Task { [weak self, time] in
      if (try? await time.sleep(delay)) != nil { self?.redraw(id) }
    }
    retryDelays[id] = RetryDelay(end: time.now() + delay, task: task)
  }
}
