extension ErrorRouter {
  /// Opens the problem of a notification, or runs its operations again, as a person has chosen.
  ///
  /// A person who opens the notification sees the alert, the sheet or the inbox that has the
  /// problem. The app can open another place instead of the inbox. Trying again runs the operations
  /// of the problem without opening the app. If they fail again, another notification says so; if
  /// no operation can run, the notification returns without its action. An answer to a problem that
  /// is over, or that belongs to another user, has no effect.
  ///
  /// The report of a notification that an earlier process has shown is reported again, so register
  /// the operations of the retry keys first, see ``onRetry(of:perform:)``.
  ///
  /// ```swift
  /// await router.handle(answer) { notification in
  ///   navigation.open(order: notification.details["order"])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - answer: The person's choice.
  ///   - open: Opens the place of the problem, and returns whether there is one. The default
  ///     returns false.
  public func handle(
    _ answer: ErrorNotification.Answer, open: (ErrorNotification) -> Bool = { _ in false }
  ) async {
    await app?.handle(answer, open: open)
  }
}
