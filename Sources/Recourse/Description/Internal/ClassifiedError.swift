/// An error with all that decides where it goes, found out once for each report.
struct ClassifiedError: Sendable {
  let tree: CauseTree
  let isCancellation: Bool
  /// The error and its causes without the cancelled ones, which are no failures.
  let failures: [any Error]

  init(_ error: any Error) {
    tree = error.causeTree
    let verdicts = tree.cancellations
    isCancellation = verdicts[0]
    failures = zip(tree.nodes, verdicts).compactMap { node, isCancelled in
      isCancelled ? nil : node.error
    }
  }

  /// The cause that it shares with others, and the error that says so; nil if there is none.
  var shared: (cause: SharedCause, error: any Error)? { tree.sharedCause }

  var remedy: ErrorRemedy { tree.remedy }

  var fingerprint: Fingerprint { Fingerprint(of: tree) }
}
