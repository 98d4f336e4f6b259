/// An error with the traits that determine its disposition, computed once for each report.
struct ClassifiedError: Sendable {
  let tree: CauseTree
  let isCancellation: Bool
  /// The error and its causes, except cancellations, which are not failures.
  let failures: [any Error]

  init(_ error: any Error) {
    tree = error.causeTree
    let verdicts = tree.cancellations
    isCancellation = verdicts[0]
    failures = zip(tree.nodes, verdicts).compactMap { node, isCancelled in
      isCancelled ? nil : node.error
    }
  }

  /// The cause that the error shares with other errors, and the error that reveals it; nil if there
  /// is none.
  var shared: (cause: SharedCause, error: any Error)? { tree.sharedCause }

  var remedy: ErrorRemedy { tree.remedy }

  var fingerprint: Fingerprint { Fingerprint(of: tree) }
}
