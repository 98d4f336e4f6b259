/// An error with all that decides where it goes, found out once for each report.
struct ClassifiedError: Sendable {
  let tree: CauseTree
  /// Whether each of the errors in the tree is a cancellation.
  private let verdicts: [Bool]

  init(_ error: any Error) {
    tree = error.causeTree
    verdicts = tree.cancellations
  }

  var isCancellation: Bool { verdicts[0] }

  /// The error and its causes without the cancelled ones, which are no failures.
  var failures: some Sequence<any Error> {
    zip(tree.nodes, verdicts).lazy.filter { !$1 }.map { $0.0.error }
  }

  /// The cause that it shares with others, and the error that says so; nil if there is none.
  var shared: (cause: SharedCause, error: any Error)? { tree.sharedCause }

  var remedy: ErrorRemedy { tree.remedy }

  var fingerprint: Fingerprint { Fingerprint(of: tree) }
}
