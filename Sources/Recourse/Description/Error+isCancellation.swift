extension Error {
  /// Whether the error reports a cancellation, directly or through its causes.
  ///
  /// Cancellation is a decision, not a failure, and wrapping a cancellation in other errors doesn't
  /// change that. An error with several direct causes is a cancellation only if all of them are: if
  /// one part was cancelled and another failed, the whole has failed. Causes beyond the limit of a
  /// ``CauseTree`` count as failures.
  ///
  /// The property asks the built-in ``ErrorCatalog``, which knows `CancellationError` and the
  /// cancellations of Apple's frameworks and of common libraries.
  /// `URLError.userCancelledAuthentication` is not a cancellation: the system uses that code when a
  /// server refuses access.
  public var isCancellation: Bool { isCancellation(in: ErrorCatalog()) }

  /// Returns whether the error reports a cancellation, according to a catalog.
  ///
  /// - Parameter catalog: The catalog that knows the cancellations.
  /// - Returns: True for a cancellation, as described for the property.
  public func isCancellation(in catalog: ErrorCatalog) -> Bool {
    self is CancellationError || CauseTree(self, in: catalog).isCancellation
  }
}

extension CauseTree {
  /// Whether the error at the top of the tree is a cancellation.
  package var isCancellation: Bool { cancellations[0] }

  /// For each node, whether its error is a cancellation, computed from the root causes upwards.
  var cancellations: [Bool] {
    var verdicts = nodes.map { _ in false }
    for (index, node) in nodes.enumerated().reversed() {
      verdicts[index] =
        node.isItselfCancellation
        || (!node.causes.isEmpty && !node.isCut && node.causes.allSatisfy { verdicts[$0] })
    }
    return verdicts
  }
}

extension CauseTree.Node {
  /// Whether the error is a cancellation regardless of its causes.
  fileprivate var isItselfCancellation: Bool {
    if facts.meaning == .cancelled { return true }
    if let surrogate = error as? any ErrorSurrogate { return surrogate.traits.isCancellation }
    return (error as? any CauseWrapper)?.isCancelled ?? false
  }
}
