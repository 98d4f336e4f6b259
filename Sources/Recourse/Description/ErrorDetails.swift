/// What there is to say of an error: to a person, to a developer, and to anybody elsewhere.
///
/// Each text has what its readers may know. What an error carries, such as names, paths and
/// addresses, is in none but the person's, and there only if the error's own words have it. What
/// an error marks as public with ``PublicDetails`` is in the other two.
///
/// ```swift
/// let details = ErrorDetails(of: error)
/// print(details.developerText)
/// pasteboard.string = details.shareableText
/// ```
public struct ErrorDetails: Sendable {
  /// The error in words for the person in front of the app.
  public let words: ErrorDescription
  private let tree: CauseTree
  private let fingerprint: Fingerprint
  /// The support code, with the words for it.
  private let codeSentence: String

  /// Collects what there is to say of an error.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - describer: Finds the words for a person. The default speaks the person's language.
  public init(of error: any Error, describer: ErrorDescriber = ErrorDescriber()) {
    let tree = error.causeTree
    self.tree = tree
    self.fingerprint = Fingerprint(of: tree)
    self.words = describer.describe(tree)
    self.codeSentence = describer.text["support.code", words.supportCode.description]
  }

  /// For the person: title, message and suggestion, and the code to read out.
  public var personText: String {
    let text = words.title + "\n" + words.fullMessage
    // General words have it already.
    return text.contains(words.supportCode.description) ? text : text + "\n" + codeSentence
  }

  /// For a developer's console: the support code, and the tree of causes with its public details.
  public var developerText: String {
    "\(words.supportCode)\n\(tree.developerText)"
  }

  /// For what leaves the device: the support code, the fingerprint, and the public details.
  public var shareableText: String {
    ([words.supportCode.description, fingerprint.text] + PublicDetail.lines(of: tree))
      .joined(separator: "\n")
  }
}

extension ErrorDetails: CustomStringConvertible, CustomReflectable {
  /// The support code and the error, in one line without payloads.
  public var description: String { tree.description }

  /// A mirror without children, so that no dump shows the errors' payloads.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
