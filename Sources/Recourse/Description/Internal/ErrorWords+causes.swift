import Foundation

extension ErrorWords {
  /// Returns these words, completed with the words of the causes in a tree.
  ///
  /// A missing message is supplied by the deepest cause that has one, together with that cause's
  /// other words. A cancelled cause is used only as a last resort, because a cancellation explains
  /// no failure.
  func completed(
    byCausesIn tree: CauseTree, words: (any Error) -> ErrorWords
  ) -> ErrorWords {
    guard tree.nodes.count > 1 else { return self }
    var result = self
    if message == nil, let cause = deepestWords(in: tree, words: words) {
      result = completed(by: cause)
    }
    if result.options.isEmpty {
      // For many errors, checking the type takes a quarter of the time of a conditional cast.
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
      // At equal depth the first cause wins, which is visited last here.
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
