/// The problem that an alert tells of without a router: errors of the same problem share an alert.
enum AlertedProblem: Hashable, Sendable {
  /// A cause that several operations share, in whatever words.
  case cause(SharedCause)
  /// A problem of its own. Its words count too: an alert can't say how they differ.
  case words(Fingerprint, AlertContent)

  init(_ error: any Error, content: AlertContent) {
    let tree = error.causeTree
    self =
      if let shared = tree.sharedCause { .cause(shared.cause) } else {
        .words(Fingerprint(of: tree), content)
      }
  }
}
