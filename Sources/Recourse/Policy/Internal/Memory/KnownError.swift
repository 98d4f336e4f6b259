/// An error with all that decides where it goes and with what it is counted.
struct KnownError: Sendable {
  /// What is the same for all errors of one plain case.
  struct Facts: Sendable {
    let isCancellation: Bool
    let cause: SharedCause?
    let remedy: ErrorRemedy
    let fingerprint: Fingerprint
  }

  let tree: CauseTree
  let isCancellation: Bool
  /// What is known of the error without asking it; nil when it must be asked.
  let facts: Facts?

  init(_ error: any Error) {
    tree = error.causeTree
    isCancellation = tree.isCancellation
    facts = nil
  }

  /// An error without causes of which all is known.
  init(_ error: any Error, facts: Facts) {
    tree = CauseTree(withoutCauses: error)
    isCancellation = facts.isCancellation
    self.facts = facts
  }

  /// The cause that it shares with others, and the error that says so; nil if there is none.
  var shared: (cause: SharedCause, error: any Error)? {
    guard let facts else { return tree.sharedCause }
    return facts.cause.map { ($0, tree.error) }
  }

  /// What can help.
  var remedy: ErrorRemedy { facts?.remedy ?? tree.remedy }
}

extension KnownError.Facts {
  /// Finds out what is known of an error.
  init(of error: any Error) {
    let tree = error.causeTree
    isCancellation = tree.isCancellation
    cause = tree.sharedCause?.cause
    remedy = tree.remedy
    fingerprint = Fingerprint(of: tree)
  }
}
