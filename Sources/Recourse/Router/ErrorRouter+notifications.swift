extension ErrorRouter {
  /// Does what a person has chosen in a notification.
  ///
  /// A person who opens the notification finds the alert, the sheet or the inbox that has the
  /// problem, unless the app opens another place. One who tries again stays where they are: the
  /// operations of the problem run again, or that of the notification's retry key if the process
  /// that has shown the notification has ended. If they fail again, another notification says so.
  /// If no operation is registered, the notification returns without its action.
  ///
  /// ```swift
  /// await router.handle(answer) { notification in
  ///   navigation.open(order: notification.details["order"])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - answer: What the person has chosen.
  ///   - fileID: The file that reports a failure. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - open: Opens the place of the problem, and returns whether there is one. The default
  ///     returns false.
  public func handle(
    _ answer: ErrorNotification.Answer, fileID: String = #fileID, line: Int = #line,
    open: (ErrorNotification) -> Bool = { _ in false }
  ) async {
    await app?.handle(answer, source: ErrorReport.Source(fileID: fileID, line: line), open: open)
  }
}
