public import Foundation

/// An error in words that a person understands.
///
/// A description is a value and never empty: general texts replace an empty title or message. Texts
/// are plain: no localization keys, no format strings, no control characters. Titles are limited to
/// 120 characters, messages to 1,000.
///
/// ```swift
/// let describer = ErrorDescriber().mapping(PaymentError.self) { error in
///   ErrorDescription(title: "The payment failed", message: "Nothing was charged.")
/// }
/// ```
public struct ErrorDescription: Sendable, Hashable {
  /// A recovery suggestion, such as "Try again."; nil if there is none.
  public let recoverySuggestion: String?
  /// The anchor of a page in the app's help; nil if there is none.
  public let helpAnchor: String?
  /// The URL of a page with more information; nil if there is none.
  public let helpLink: URL?
  /// The recovery options that the person can choose from, in the error's own words.
  public let recoveryOptions: [RecoveryOption]

  private(set) var givenTitle: String?
  private(set) var givenMessage: String?
  /// Set by the describer, which knows the error and the language.
  var givenSupportCode: SupportCode?
  /// Whether the title says nothing about the error.
  var isTitleGeneral = false
  /// Whether the message says nothing about the error.
  var isMessageGeneral = false

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The problem in a few words, without a full stop.
  ///   - message: An explanation of one or two sentences.
  ///   - recoverySuggestion: A suggestion for recovering from the error. The default is nil.
  ///   - helpAnchor: The anchor of a page in the app's help. The default is nil.
  ///   - helpLink: The URL of a page with more information. The default is nil.
  ///   - recoveryOptions: The recovery options that the person can choose from. The default is an
  ///     empty array.
  public init(
    title: String,
    message: String,
    recoverySuggestion: String? = nil,
    helpAnchor: String? = nil,
    helpLink: URL? = nil,
    recoveryOptions: [RecoveryOption] = []
  ) {
    self.givenTitle = PlainText.title(title)
    self.givenMessage = PlainText.message(message)
    self.recoverySuggestion = PlainText.message(recoverySuggestion)
    self.helpAnchor = helpAnchor.flatMap { PlainText.label($0) }
    self.helpLink = helpLink
    self.recoveryOptions = RecoveryOption.numbered(recoveryOptions)
  }

  init(_ words: ErrorWords) {
    self.givenTitle = words.title
    self.givenMessage = words.message
    self.recoverySuggestion = words.suggestion
    self.helpAnchor = words.helpAnchor
    self.helpLink = words.helpLink
    self.recoveryOptions = words.options
    isTitleGeneral = words.isTitleGeneral
    isMessageGeneral = words.isMessageGeneral
  }

  /// The problem in a few words.
  public var title: String { givenTitle ?? BuiltInText()["problem.general.title"] }

  /// An explanation of the problem in one or two sentences.
  public var message: String { givenMessage ?? BuiltInText()["problem.general.message"] }

  /// The message, followed by the recovery suggestion on a line of its own if there is one: the
  /// text below an alert's title.
  public var fullMessage: String {
    [message, recoverySuggestion].compactMap(\.self).joined(separator: "\n")
  }

  /// The title; if it says nothing about the error, the message.
  package var summary: String { isTitleGeneral ? message : title }

  /// Returns the description of a failed operation: what failed as the title, and then why.
  ///
  /// The title of the error becomes the first line of the message, unless it is a general one.
  ///
  /// - Parameter operation: What failed, in the person's words; nil for the error alone.
  /// - Returns: The description.
  package func titled(_ operation: String?) -> ErrorDescription {
    guard let operation = PlainText.title(operation), operation != title else { return self }
    var description = self
    description.givenTitle = operation
    let reasons = [isTitleGeneral ? nil : givenTitle, isMessageGeneral ? nil : givenMessage]
      .compactMap(\.self)
    if !reasons.isEmpty { description.givenMessage = reasons.joined(separator: "\n") }
    return description
  }

  /// A short code for the problem that a person can read out, such as "K7PQ-2M".
  ///
  /// A describer sets the code of the error that it describes. All descriptions created with the
  /// initializer share one code, which belongs to no particular error.
  public var supportCode: SupportCode {
    givenSupportCode ?? SupportCode(Fingerprint(of: NoError()))
  }
}

/// A placeholder for the error of a description created with the initializer.
private struct NoError: Error {}

extension ErrorDescription: SafelyDescribed {
  /// The title, the message, the suggestion and the support code, if one was set, on one line.
  ///
  /// These are the words on the screen. They contain no payload unless the error's own words do.
  package var safeText: String {
    let code = givenSupportCode.map { " (\($0))" } ?? ""
    return PlainText.line([title, message, recoverySuggestion]) + code
  }
}
