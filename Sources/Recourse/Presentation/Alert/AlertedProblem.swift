/// The problem that an alert presents without a router; errors of the same problem share an alert.
enum AlertedProblem: Hashable, Sendable {
  /// A cause that several operations share, regardless of the texts.
  case cause(SharedCause)
  /// A problem without a shared cause, including its texts, because an alert can't show how they
  /// differ.
  case words(Fingerprint, AlertContent)

  init(_ error: any Error, content: AlertContent) {
    let tree = error.causeTree
    self =
      if let shared = tree.sharedCause { .cause(shared.cause) } else {
        .words(Fingerprint(of: tree), content)
      }
  }
}
