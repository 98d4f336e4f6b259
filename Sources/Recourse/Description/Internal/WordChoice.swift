import Foundation

/// Chooses the words for an error: its own, those of its causes, or those of the catalog.
struct WordChoice {
  private let tree: CauseTree
  private let describer: ErrorDescriber
  /// The words that an app wrote for each error; nil if there are none.
  private let ownWords: [ErrorWords?]

  init(in tree: CauseTree, by describer: ErrorDescriber) {
    self.tree = tree
    self.describer = describer
    ownWords = tree.nodes.map { Self.ownWords(of: $0, in: tree, by: describer) }
  }

  /// The words; without a title or a message if no error in the tree has any.
  var words: ErrorWords {
    let isCancelled = tree.isCancellation && describer.audience == .person
    var words = (isCancelled ? ownWords[0] : explanation(at: 0)) ?? ErrorWords()
    if !words.isSaying { words = words.completed(by: cancelledWords) }
    if words.options.isEmpty {
      // For many errors, checking the type takes a quarter of the time of a conditional cast.
      let recoverable = tree.nodes.first { type(of: $0.error) is any RecoverableError.Type }?.error
      words.options = (recoverable as? any RecoverableError).map(RecoveryOption.options) ?? []
    }
    return words
  }

  /// Returns the words of an error and its causes; nil if none has any.
  private func explanation(at index: Int) -> ErrorWords? {
    guard let own = ownWords[index] else { return reason(at: index, besides: nil) }
    if own.message != nil { return own }
    guard let reason = reason(at: index, besides: own.title) else { return own }
    // A suggestion alone completes the words of another error.
    return own.title == nil ? own.completed(by: reason) : own.explained(by: reason)
  }

  /// Returns the words that explain an error besides its own: those that an app wrote for a cause,
  /// those of the catalog, or the texts of a framework.
  ///
  /// - Parameters:
  ///   - index: The position of the error in the tree.
  ///   - title: The error's own title; nil if there is none.
  /// - Returns: The words; nil if there are none.
  private func reason(at index: Int, besides title: String?) -> ErrorWords? {
    let present = tree.subtree(at: index).filter { !tree.nodes[$0].isCancellation }
    let told = present.filter { $0 != index && ownWords[$0]?.isSaying == true }
    // At equal depth the first cause wins.
    if let last = told.last,
      let deepest = told.first(where: { tree.nodes[$0].depth == tree.nodes[last].depth })
    {
      return explanation(at: deepest)
    }
    if describer.audience == .client {
      return CodeTable.row(ofStatus: tree.responseStatus)?.meaning
        .words(about: NoDetails(), in: describer.text.beside(title))
    }
    if let known = tree.mostSpecificKnown(among: present).first {
      let meaning = tree.nodes[known].facts.meaning
      // An outer error of the same meaning may know more about it, such as the part of the data.
      let outermost = present.first { tree.nodes[$0].facts.meaning == meaning } ?? known
      return knownWords(at: outermost, in: describer.text.beside(title))
    }
    return present.lazy.compactMap(fallbackWords).first
  }

  /// Returns the words that an app wrote for an error; nil if there are none.
  private static func ownWords(
    of node: CauseTree.Node, in tree: CauseTree, by describer: ErrorDescriber
  ) -> ErrorWords? {
    if let words = describer.mappedWords(of: node.error) { return words }
    if let aggregate = node.error as? AggregateError { return describer.words(of: aggregate) }
    guard describer.audience.mayRead(node.error) else { return nil }
    if let text = node.facts.ownText.flatMap(SentText.forPeople) {
      return ErrorWords(message: PlainText.message(text))
    }
    guard node.facts.texts == .forPeople else { return nil }
    let own = ErrorWords(ownOf: node.error)
    let words = own.message == nil ? own.completed(by: ErrorWords(userInfoOf: node.error)) : own
    return node.causes.contains { passesOn(words, of: tree.nodes[$0]) } ? nil : words
  }

  /// Returns whether words are only the text that a framework gives the cause, or print the cause.
  private static func passesOn(_ words: ErrorWords, of cause: CauseTree.Node) -> Bool {
    guard cause.facts.texts != .forPeople, words.title == nil || words.message == nil,
      let text = words.title ?? words.message
    else { return false }
    if text == PlainText.message(cause.error.localizedDescription) { return true }
    // A single word may occur in any text.
    let printed = "\(cause.error)".prefix(60)
    return printed.contains { $0 == "(" || $0 == " " } && text.contains(printed)
  }

  /// Returns the words of the catalog, with the delay before the next attempt.
  private func knownWords(at index: Int, in text: BuiltInText) -> ErrorWords? {
    let node = tree.nodes[index]
    var words = node.facts.meaning?
      .words(about: node.error, remedy: node.facts.givenRemedy, in: text)
    if let retryAfter = (node.error as? any ErrorRemedyProvider)?.retryAfter {
      words?.suggestion = describer.suggestion(retryAfter)
    }
    words?.helpAnchor = ErrorWords.helpAnchor(in: node.error.userInfoValues)
    return words
  }

  /// Returns the texts of a framework or a library; nil if there are none.
  private func fallbackWords(at index: Int) -> ErrorWords? {
    let node = tree.nodes[index]
    // A code that is documented as unknown has a text that says no more.
    let isUnknown = node.facts.meaning == .general && node.facts.givenRemedy == nil
    guard node.facts.texts == .fallback, !isUnknown else { return nil }
    let words = ErrorWords(ownOf: node.error).completed(by: ErrorWords(userInfoOf: node.error))
    return words.isSaying ? words : nil
  }

  /// The words for a cancelled cause, which explains no failure.
  private var cancelledWords: ErrorWords {
    guard tree.nodes.contains(where: \.isCancellation) else { return ErrorWords() }
    return ErrorMeaning.cancelled.words(about: tree.error, in: describer.text)
  }
}

extension ErrorDescriber.Audience {
  /// Whether an error's own words are meant for this audience.
  fileprivate func mayRead(_ error: any Error) -> Bool {
    self == .person || error.isForClients
  }
}

/// Stands for an error whose details the audience must not read.
private struct NoDetails: Error {}
