/// Renders an error for three audiences: the user, a developer, and recipients outside the device.
///
/// Each text contains only the information that its audience may read. An error's payload, such as
/// names, paths and addresses, appears only in the text for the user, and only if the error's own
/// words include it. Values that an error marks public through ``PublicDetailsProvider`` appear in
/// the other two texts.
///
/// ```swift
/// let details = ErrorDetails(of: error)
/// print(details.developerText)
/// pasteboard.string = details.shareableText
/// ```
public struct ErrorDetails: Sendable {
  /// The error in words for the user.
  public let words: ErrorDescription
  private let tree: CauseTree
  private let fingerprint: Fingerprint
  /// The localized sentence that states the support code.
  private let codeSentence: String

  /// Collects the details of an error.
  ///
  /// - Parameters:
  ///   - error: The error to render.
  ///   - describer: Describes the error for the user. The default uses the app's language.
  public init(of error: any Error, describer: ErrorDescriber = ErrorDescriber()) {
    let tree = describer.tree(of: error)
    self.tree = tree
    self.fingerprint = Fingerprint(of: tree)
    self.words = describer.describe(tree)
    self.codeSentence = describer.text["support.code", words.supportCode.description]
  }

  /// The text for the user: title, message and suggestion, and the support code to read out.
  public var personText: String {
    let text = words.title + "\n" + words.fullMessage
    // The general texts contain the code already.
    return text.contains(words.supportCode.description) ? text : text + "\n" + codeSentence
  }

  /// The text for a developer's console: the support code, and the cause tree with its public
  /// details.
  public var developerText: String {
    "\(words.supportCode)\n\(tree.developerText)"
  }

  /// How much attention the error deserves in a log.
  public var severity: ErrorSeverity { ErrorSeverity(tree) }

  /// The error as attributes for structured logs, in which no payload appears.
  ///
  /// `error.type`, `exception.type` and `http.response.status_code` are named as in OpenTelemetry's
  /// semantic conventions. The attributes of this package begin with `recourse.`; those of
  /// ``PublicDetailsProvider`` with `recourse.detail.`.
  public var attributes: [String: String] { tree.logAttributes(fingerprint, words.supportCode) }

  /// The text that may leave the device: the support code, the fingerprint and the public details.
  public var shareableText: String {
    ([words.supportCode.description, fingerprint.text] + PublicDetail.lines(of: tree))
      .joined(separator: "\n")
  }
}

extension ErrorDetails: SafelyDescribed {
  /// The support code and the error, on one line without payloads.
  package var safeText: String { tree.description }
}
