public import Foundation

/// An error in words that a person understands.
///
/// A description is a value, and says something in any case: where a title or a message is empty,
/// there are general words. Texts are plain: no keys, no formats, no control characters; a title
/// has at most 120 characters and a message 1,000.
///
/// ```swift
/// let describer = ErrorDescriber().mapping(PaymentError.self) { error in
///   ErrorDescription(title: "The payment failed", message: "Nothing was charged.")
/// }
/// ```
public struct ErrorDescription: Sendable, Hashable {
  /// What can be done about it, such as "Try again."; nil when nothing can be suggested.
  public let recoverySuggestion: String?
  /// Where the app's help says more; nil when it doesn't.
  public let helpAnchor: String?
  /// A page that says more; nil when there is none.
  public let helpLink: URL?
  /// What a person can choose to do about it, in the error's own words.
  public let recoveryOptions: [RecoveryOption]

  let givenTitle: String?
  let givenMessage: String?
  /// Set by the describer, which knows the error and the language.
  var givenSupportCode: SupportCode?
  var separator: String?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: What went wrong, in a few words, without a full stop.
  ///   - message: What it means, in one or two sentences.
  ///   - recoverySuggestion: What can be done about it. The default is nil.
  ///   - helpAnchor: Where the app's help says more. The default is nil.
  ///   - helpLink: A page that says more. The default is nil.
  ///   - recoveryOptions: What a person can choose to do about it. The default is nothing.
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
  }

  /// What went wrong, in a few words.
  public var title: String { givenTitle ?? BuiltInText()["problem.general.title"] }

  /// What it means, in one or two sentences.
  public var message: String { givenMessage ?? BuiltInText()["problem.general.message"] }

  /// The message with the suggestion, if there is one: what an alert shows below the title.
  public var fullMessage: String {
    guard let recoverySuggestion else { return message }
    return message + (separator ?? BuiltInText()["sentence.separator"]) + recoverySuggestion
  }

  /// A short code of the problem that a person can read out, such as "K7PQ-2M".
  ///
  /// It is the code of the error that a describer has described. In a description made by hand it
  /// is that of no error in particular.
  public var supportCode: SupportCode {
    givenSupportCode ?? SupportCode(Fingerprint(of: NoError()))
  }
}

/// Stands for the error of a description that was made by hand.
private struct NoError: Error {}

extension ErrorDescription: CustomStringConvertible, CustomReflectable {
  /// The title, the message and the suggestion, with the code if there is one: in one line.
  ///
  /// These are the words on the screen. They contain no payload, unless the error's own words do.
  public var description: String {
    let code = givenSupportCode.map { " (\($0))" } ?? ""
    return PlainText.line([title, fullMessage]) + code
  }

  /// A mirror without children: a dump shows the description.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
