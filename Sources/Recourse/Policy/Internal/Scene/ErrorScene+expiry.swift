// MARK: Toasts that wait too long

extension ErrorScene {
  /// How long a toast waits for its turn; later, it would only puzzle a person.
  static let toastPatience = Duration.seconds(30)

  /// Lets a toast that waits go to the journal, and nowhere else, if its turn doesn't come in time.
  func expireToast(_ presentation: PresentationID) {
    guard isOpen, expiry == nil, !toasts.isOnScreen(presentation) else { return }
    checkToasts(after: Self.toastPatience)
  }

  /// Gives toasts their time anew when there is a window, since nothing expires without one.
  func renewToasts() {
    let waiting = waitingToasts
    guard !waiting.isEmpty else { return }
    let now = time.now()
    for notice in waiting { book.modify(notice.id) { $0.latest = now } }
    if expiry == nil { checkToasts(after: Self.toastPatience) }
  }

  private func checkToasts(after delay: Duration) {
    expiry = Task { [weak self, time] in
      guard (try? await time.sleep(delay)) != nil, let self else { return }
      expiry = nil
      guard isOpen else { return }
      let now = time.now()
      let ends = waitingToasts.map { ($0, $0.latest + Self.toastPatience) }
      for (notice, end) in ends where end <= now { takeBack(notice, as: .logged) }
      // At most once a second, however many there are.
      let next = ends.map(\.1).filter { $0 > now }.min()
      if let next, expiry == nil { checkToasts(after: max(next - now, .seconds(1))) }
    }
  }

  private var waitingToasts: [Notice] {
    book.notices.values.filter { notice in
      guard notice.subject.surface == .toast, book.isOpen(notice.id),
        let presentation = notice.presentation
      else { return false }
      return !toasts.isOnScreen(presentation)
    }
    .sorted { $0.id < $1.id }
  }
}
