public import Foundation

/// Describes any error in words that a person understands.
///
/// A describer consults the app's mappers first, then the error itself, then the built-in
/// descriptions of system errors. If the error lacks words, the deepest cause with a description
/// supplies them. The last fallback is a general text with a support code. Texts are never empty,
/// and never contain an error's payload unless the error's own words include it.
///
/// ```swift
/// let describer = ErrorDescriber().mapping(PaymentError.self) { error in
///   ErrorDescription(title: "The payment failed", message: "Nothing was charged.")
/// }
/// let description = describer.describe(error)
/// ```
public struct ErrorDescriber: Sendable {
  package let text: BuiltInText
  /// Whether the suggestion states the delay that an error asks for.
  private var saysHowLongToWait = true
  private var mappers: [@Sendable (any Error) -> ErrorDescription?] = []

  /// Creates a describer.
  ///
  /// For a language other than the app's, the initializer reads the built-in texts from a file,
  /// which takes up to a millisecond. Create such a describer once and pass it on.
  ///
  /// - Parameter locale: The language of the built-in texts. The default is nil: the language in
  ///   which the app runs.
  public init(locale: Locale? = nil) {
    self.text = BuiltInText(locale: locale)
  }

  /// The languages of the built-in texts, as BCP 47 identifiers such as "pt-BR".
  public static var localizations: [String] {
    Language.all.map { Locale.identifier(.bcp47, from: $0.identifier) }
  }

  /// Returns a copy of this describer that maps a type of error to custom words.
  ///
  /// - Parameters:
  ///   - type: The type of error to map.
  ///   - map: Describes an error of this type. Return nil to defer to the mappers registered
  ///     earlier, and then to the error itself.
  /// - Returns: A describer that consults the new mapper first.
  public func mapping<Failure: Error>(
    _ type: Failure.Type, _ map: @escaping @Sendable (Failure) -> ErrorDescription?
  ) -> ErrorDescriber {
    var describer = self
    let matcher = ErrorMatcher(type)
    describer.mappers.append { error in matcher(error).flatMap(map) }
    return describer
  }

  /// A copy of this describer that omits requested delays, for a delay that is over or counted down
  /// elsewhere.
  package var omittingDelays: ErrorDescriber {
    var describer = self
    describer.saysHowLongToWait = false
    return describer
  }

  /// Describes an error.
  ///
  /// - Parameter error: The error to describe.
  /// - Returns: A description with a title and a message that are not empty, and the error's
  ///   support code.
  public func describe(_ error: any Error) -> ErrorDescription {
    describe(error.causeTree)
  }

  func describe(_ tree: CauseTree) -> ErrorDescription {
    let code = SupportCode(Fingerprint(of: tree))
    let own = words(of: tree.error)
    var words = general(own.completed(byCausesIn: tree, words: words), code: code)
    words.helpLink = words.helpLink ?? words.helpAnchor.flatMap(Self.page)
    var description = ErrorDescription(words)
    description.givenSupportCode = code
    description.separator = text["sentence.separator"]
    return description
  }

  /// Returns the URL of a help anchor that is an `https` address, and nil for any other anchor.
  private static func page(_ anchor: String) -> URL? {
    anchor.hasPrefix("https://") ? URL(string: anchor) : nil
  }

  /// Returns the words for a single error, regardless of its causes.
  private func words(of error: any Error) -> ErrorWords {
    for mapper in mappers.reversed() {
      if let words = mapper(error).map(ErrorWords.init), words.isSaying { return words }
    }
    if let aggregate = error as? AggregateError { return words(of: aggregate) }
    let own = ErrorWords(ownOf: error)
    let userInfo = ErrorWords(userInfoOf: error)
    guard own.message == nil else { return own.completed(by: userInfo) }
    // An app's error has the app's words in its user info. Foundation fills the user info of its
    // own errors, in a language that it chooses.
    if let answer = error as? any HTTPError {
      return own.completed(by: userInfo).completed(by: words(ofAnswer: answer))
    }
    var known = SystemProblem(error)?.words(about: error, in: text) ?? ErrorWords()
    if let retryAfter = (error as? any ErrorRemedyProvider)?.retryAfter {
      known.suggestion = suggestion(retryAfter)
    }
    return own.completed(by: known).completed(by: userInfo)
  }

  /// Returns the meaning of a response's status, with the delay before the next attempt.
  private func words(ofAnswer answer: any HTTPError) -> ErrorWords {
    let problem = SystemProblem.problem(ofStatus: answer.statusCode)
    var words = problem?.words(about: answer, in: text) ?? ErrorWords()
    if let retryAfter = answer.retryAfter { words.suggestion = suggestion(retryAfter) }
    return words
  }

  func suggestion(_ retryAfter: RetryAfter) -> String? {
    saysHowLongToWait ? retryAfter.suggestion(in: text) : nil
  }

  /// Fills missing words with general texts.
  private func general(_ words: ErrorWords, code: SupportCode) -> ErrorWords {
    guard words.title == nil || words.message == nil else { return words }
    var words = words.asCause
    if words.title == nil {
      words.title = text["problem.general.title"]
      words.isTitleGeneral = true
    }
    if words.message == nil {
      let suggestion = words.suggestion ?? text["suggestion.contactSupport"]
      words.message = text["problem.general.message"]
      words.suggestion =
        suggestion + text["sentence.separator"] + text["support.code", code.description]
    }
    return words
  }
}

extension ErrorDescriber {
  /// Returns Recourse's own title for a system error or an HTTP error; nil if there is none.
  ///
  /// The title names the kind of error, and never contains the error's payload.
  package func builtInTitle(of error: any Error) -> String? {
    let status = (error as? any HTTPError)?.statusCode
    let problem = status.map(SystemProblem.problem(ofStatus:)) ?? SystemProblem(error)
    return problem.map { text["problem.\($0.rawValue).title"] }
  }
}
