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
  package var isCancellation: Bool { nodes[0].isCancellation }

  /// Returns whether an error is a cancellation, which depends on those of its causes.
  func isCancellation(at index: Int) -> Bool {
    let node = nodes[index]
    return node.isItselfCancellation
      || (!node.causes.isEmpty && !node.isCut && nodes[node.causes].allSatisfy(\.isCancellation))
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
