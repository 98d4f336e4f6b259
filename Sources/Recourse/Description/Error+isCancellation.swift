import Foundation

extension Error {
  /// Whether the error says that somebody cancelled, itself or anywhere along its causes.
  ///
  /// Cancelling is a decision, not a failure, and wrapping it into other errors doesn't change that.
  /// An error with several causes side by side is a cancellation when all of them are: where one
  /// part was cancelled and another has failed, something has failed. Where there are more causes
  /// than a ``CauseTree`` holds, the rest doesn't count as cancelled.
  ///
  /// It knows `CancellationError`, the codes of Foundation and of Apple's frameworks, and the types
  /// of common libraries. `URLError.userCancelledAuthentication` is none: the system reports with it
  /// that a server has refused somebody.
  public var isCancellation: Bool {
    Cancellation.isSaid(by: self) || causeTree.isCancellation
  }
}

extension CauseTree {
  /// Whether the error at the top is a cancellation.
  var isCancellation: Bool { cancellations[0] }

  /// Whether each error in the tree is a cancellation, decided from the first causes upwards.
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
