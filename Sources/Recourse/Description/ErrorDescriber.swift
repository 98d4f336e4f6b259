public import Foundation

/// Describes any error in words that a person understands.
///
/// An app's own words are presented verbatim: those of its mappers first, then those of the error
/// itself, then those of a cause. Otherwise the most specific cause that the catalog knows explains
/// the error, and the texts of a framework or a library are the last resort before a general text
/// with a support code. Texts are never empty, and never contain an error's payload unless the
/// error's own words include it.
///
/// ```swift
/// let describer = ErrorDescriber().mapping(PaymentError.self) { error in
///   ErrorDescription(title: "The payment failed", message: "Nothing was charged.")
/// }
/// let description = describer.describe(error)
/// ```
public struct ErrorDescriber: Sendable {
  /// The reader of a description.
  public enum Audience: Sendable, Hashable {
    /// The person in front of the app.
    case person
    /// The client of a server, which must learn nothing about the server: only errors that are
    /// meant for clients have words of their own.
    case client
  }

  /// The catalog that knows the meanings of errors.
  public let catalog: ErrorCatalog
  package let text: BuiltInText
  private(set) var audience: Audience
  /// Whether the suggestion states the delay that an error asks for.
  private var saysHowLongToWait = true
  private var mappers: [@Sendable (any Error) -> ErrorDescription?] = []

  /// Creates a describer.
  ///
  /// For a language other than the app's, the initializer reads the built-in texts from a file,
  /// which takes up to a millisecond. Create such a describer once and pass it on.
  ///
  /// - Parameters:
  ///   - locale: The language of the built-in texts. The default is nil: the language in which the
  ///     app runs.
  ///   - catalog: The catalog that knows the meanings of errors. The default is the built-in one.
  ///   - audience: The reader of the descriptions. The default is the person in front of the app.
  public init(
    locale: Locale? = nil, catalog: ErrorCatalog = ErrorCatalog(), audience: Audience = .person
  ) {
    self.text = BuiltInText(locale: locale)
    self.catalog = catalog
    self.audience = audience
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
    let matcher = TypeMatcher(type)
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

  /// Returns a copy of this describer for an audience.
  func addressing(_ audience: Audience) -> ErrorDescriber {
    var describer = self
    describer.audience = audience
    return describer
  }

  /// Describes an error.
  ///
  /// - Parameter error: The error to describe.
  /// - Returns: A description with a title and a message that are not empty, and the error's
  ///   support code.
  public func describe(_ error: any Error) -> ErrorDescription {
    describe(tree(of: error))
  }

  /// Returns the error with its causes, as this describer's catalog knows them.
  package func tree(of error: any Error) -> CauseTree { CauseTree(error, in: catalog) }

  func describe(_ tree: CauseTree) -> ErrorDescription {
    let code = SupportCode(of: tree)
    let chosen = WordChoice(in: tree, by: self).words
    var words = general(chosen)
    if !chosen.isSaying {
      words.suggestion =
        (chosen.suggestion ?? text["suggestion.contactSupport"]) + text["sentence.separator"]
        + text["support.code", code.description]
    }
    words.helpLink = words.helpLink ?? words.helpAnchor.flatMap(Self.page)
    var description = ErrorDescription(words)
    description.givenSupportCode = code
    return description
  }

  /// Returns the URL of a help anchor that is an `https` address, and nil for any other anchor.
  private static func page(_ anchor: String) -> URL? {
    anchor.hasPrefix("https://") ? URL(string: anchor) : nil
  }

  /// Returns the words that an app's mapper gives an error; nil if there are none.
  func mappedWords(of error: any Error) -> ErrorWords? {
    for mapper in mappers.reversed() {
      if let words = mapper(error).map(ErrorWords.init), words.isSaying { return words }
    }
    return nil
  }

  func suggestion(_ retryAfter: RetryAfter) -> String? {
    saysHowLongToWait ? retryAfter.suggestion(in: text) : nil
  }

  /// Fills missing words with general texts, in the language of the words that exist.
  func general(_ words: ErrorWords) -> ErrorWords {
    guard words.title == nil || words.message == nil else { return words }
    var words = words
    let text = text.beside(words.title ?? words.message)
    if words.message == nil {
      words.message = text[ErrorMeaning.general.row.messageKey]
      words.isMessageGeneral = true
    }
    if words.title == nil {
      words.title = text[ErrorMeaning.general.row.titleKey]
      words.isTitleGeneral = true
    }
    return words
  }
}

extension ErrorDescriber {
  /// Returns Recourse's own title for an error with a known meaning; nil if there is none.
  ///
  /// The title names the kind of error, and never contains the error's payload.
  package func builtInTitle(of error: any Error) -> String? {
    catalog.facts(of: error).meaning.map { text[$0.row.titleKey] }
  }
}
