import Foundation

extension ErrorWords {
  /// Lets the causes say what the error at the top of a tree doesn't.
  ///
  /// The message, if it is missing, comes from the deepest cause that has words, and with it what
  /// belongs to it. A cancelled part is asked last: it explains no failure.
  func completed(
    byCausesIn tree: CauseTree, words: (any Error) -> ErrorWords
  ) -> ErrorWords {
    guard tree.nodes.count > 1 else { return self }
    var result = self
    if message == nil, let cause = deepestWords(in: tree, words: words) {
      result = completed(by: cause)
    }
    if result.options.isEmpty {
      // Of many errors, asking for the type takes a quarter of the time of trying to cast.
      let recoverable = tree.nodes.first { type(of: $0.error) is any RecoverableError.Type }?.error
      result.options = (recoverable as? any RecoverableError).map(RecoveryOption.options) ?? []
    }
    return result
  }

  private func deepestWords(
    in tree: CauseTree, words: (any Error) -> ErrorWords
  ) -> ErrorWords? {
    var found: (words: ErrorWords, depth: Int)?
    var cancelled: ErrorWords?
    for node in tree.nodes.dropFirst().reversed() {
      // Of those at the same depth, the first one counts, which comes last here.
      if let found, found.depth > node.depth { break }
      let words = words(node.error).asCause
      guard words.message != nil else { continue }
      if Cancellation.isSaid(by: node.error) {
        cancelled = cancelled ?? words
      } else {
        found = (words, node.depth)
      }
    }
    return found?.words ?? cancelled
  }
}
