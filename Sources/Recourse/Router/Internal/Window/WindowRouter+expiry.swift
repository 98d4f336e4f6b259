// MARK: Expiry of waiting toasts

extension WindowRouter {
  /// The time that a toast waits for its turn, after which it would only confuse a person.
  static let toastPatience = Duration.seconds(30)

  /// Schedules the expiry of a waiting toast, which is then logged instead of presented.
  func expireToast(_ presentation: PresentationID) {
    guard isOpen, expiry == nil, !toasts.isOnScreen(presentation) else { return }
    checkToasts(after: Self.toastPatience)
  }

  /// Restarts the wait of all toasts when a window opens, because nothing expires without a window.
  func renewToasts() {
    let waiting = waitingToasts
    guard !waiting.isEmpty else { return }
    let now = time.now()
    for problem in waiting { problems.modify(problem.id) { $0.latest = now } }
    if expiry == nil { checkToasts(after: Self.toastPatience) }
  }

  private func checkToasts(after delay: Duration) {
    expiry = Task { [weak self, time] in
      guard (try? await time.sleep(delay)) != nil, let self else { return }
      expiry = nil
      guard isOpen else { return }
      let now = time.now()
      let ends = waitingToasts.map { ($0, $0.latest + Self.toastPatience) }
      for (problem, end) in ends where end <= now { resolve(problem, as: .logged) }
      // At most one check a second, for any number of toasts.
      let next = ends.map(\.1).filter { $0 > now }.min()
      if let next, expiry == nil { checkToasts(after: max(next - now, .seconds(1))) }
    }
  }

  private var waitingToasts: [OpenProblem] {
    problems.problems.values.filter { problem in
      guard problem.subject.place == .surface(.toast), problems.isOpen(problem.id),
        let presentation = problem.presentation
      else { return false }
      return !toasts.isOnScreen(presentation)
    }
    .sorted { $0.id < $1.id }
  }
}
