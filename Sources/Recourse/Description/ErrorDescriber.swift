public import Foundation

/// Turns any error into words that a person understands.
///
/// It asks, in this order, the app's mappers, the error itself, the built-in knowledge of system
/// errors, and falls back on general words with a support code. Where an error doesn't say what it
/// means, the deepest of its causes that can be described does. The texts are never empty, and
/// never contain what an error carries, unless the error puts it into its own words.
///
/// ```swift
/// let describer = ErrorDescriber().mapping(PaymentError.self) { error in
///   ErrorDescription(title: "The payment failed", message: "Nothing was charged.")
/// }
/// let description = describer.describe(error)
/// ```
public struct ErrorDescriber: Sendable {
  package let text: BuiltInText
  /// Whether the words say how long to wait, where an error asks for a delay.
  private var saysHowLongToWait = true
  private var mappers: [@Sendable (any Error) -> ErrorDescription?] = []

  /// Creates a describer.
  ///
  /// The words of another language than the app's are read from a file, which takes up to a
  /// millisecond: keep such a describer, and hand it on.
  ///
  /// - Parameter locale: The language of the built-in words. The default is nil: the language in
  ///   which the app runs.
  public init(locale: Locale? = nil) {
    self.text = BuiltInText(locale: locale)
  }

  /// The languages of the built-in words, as BCP 47 identifiers such as "pt-BR".
  public static var localizations: [String] {
    Language.all.map { Locale.identifier(.bcp47, from: $0.identifier) }
  }

  /// The same describer with other words for a type of error.
  ///
  /// - Parameters:
  ///   - type: The type of error.
  ///   - map: Describes an error of this type; nil leaves it to the mappers registered before, and
  ///     then to the error itself.
  /// - Returns: A describer that asks the new mapper first.
  public func mapping<Failure: Error>(
    _ type: Failure.Type, _ map: @escaping @Sendable (Failure) -> ErrorDescription?
  ) -> ErrorDescriber {
    var describer = self
    let matcher = ErrorMatcher(type)
    describer.mappers.append { error in matcher(error).flatMap(map) }
    return describer
  }

  /// The same describer, without the delay that an error asks for: it is over, or counted down elsewhere.
  package var omittingDelays: ErrorDescriber {
    var describer = self
    describer.saysHowLongToWait = false
    return describer
  }

  /// Describes an error.
  ///
  /// - Parameter error: Any error.
  /// - Returns: A title and a message that are not empty, and the error's support code.
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

  /// The page of a help anchor that is the address of one.
  private static func page(_ anchor: String) -> URL? {
    anchor.hasPrefix("https://") ? URL(string: anchor) : nil
  }

  /// What there is to say of one error, whatever its causes.
  private func words(of error: any Error) -> ErrorWords {
    for mapper in mappers.reversed() {
      if let words = mapper(error).map(ErrorWords.init), words.isSaying { return words }
    }
    let own = ErrorWords(ownOf: error)
    let userInfo = ErrorWords(userInfoOf: error)
    guard own.message == nil else { return own.completed(by: userInfo) }
    // What stands beside an app's error are the app's words; Foundation writes its own beside its
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

  /// What the status of an answer means, and when to try again.
  private func words(ofAnswer answer: any HTTPError) -> ErrorWords {
    let problem = SystemProblem.problem(ofStatus: answer.statusCode)
    var words = problem?.words(about: answer, in: text) ?? ErrorWords()
    if let retryAfter = answer.retryAfter { words.suggestion = suggestion(retryAfter) }
    return words
  }

  private func suggestion(_ retryAfter: RetryAfter) -> String? {
    saysHowLongToWait ? retryAfter.suggestion(in: text) : nil
  }

  /// Fills with general words what is still missing.
  private func general(_ words: ErrorWords, code: SupportCode) -> ErrorWords {
    guard words.title == nil || words.message == nil else { return words }
    var words = words.asCause
    words.title = words.title ?? text["problem.general.title"]
    if words.message == nil {
      let suggestion = words.suggestion ?? text["suggestion.contactSupport"]
      words.message = text["problem.general.message"]
      words.suggestion =
        suggestion + text["sentence.separator"] + text["support.code", code.description]
    }
    return words
  }
}
