import Foundation

extension Error {
  /// Whether the error reports a cancellation, directly or through its causes.
  ///
  /// Cancellation is a decision, not a failure, and wrapping a cancellation in other errors doesn't
  /// change that. An error with several direct causes is a cancellation only if all of them are: if
  /// one part was cancelled and another failed, the whole has failed. Causes beyond the limit of a
  /// ``CauseTree`` count as failures.
  ///
  /// The property recognizes `CancellationError`, the cancellation codes of Foundation and of
  /// Apple's frameworks, and the error types of common libraries.
  /// `URLError.userCancelledAuthentication` is not a cancellation: the system uses that code when a
  /// server refuses access.
  public var isCancellation: Bool {
    Cancellation.isSaid(by: self) || causeTree.isCancellation
  }
}

extension CauseTree {
  /// Whether the error at the top of the tree is a cancellation.
  var isCancellation: Bool { cancellations[0] }

  /// For each node, whether its error is a cancellation, computed from the root causes upwards.
  var cancellations: [Bool] {
    var verdicts = nodes.map { _ in false }
    for (index, node) in nodes.enumerated().reversed() {
      verdicts[index] =
        Cancellation.isSaid(by: node.error)
        || (!node.causes.isEmpty && !node.isCut && node.causes.allSatisfy { verdicts[$0] })
    }
    return verdicts
  }
}
