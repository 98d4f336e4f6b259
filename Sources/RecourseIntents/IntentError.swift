public import Foundation
public import Recourse

/// An error that Siri and Shortcuts present in the app's words.
///
/// For most errors that an intent throws, the system only says that something went wrong. This
/// error has the title, the message and the support code with which views, the terminal and logs
/// describe the original error, and counts as the original there: both have one fingerprint, one
/// support code and one remedy. From iOS 27 on, the system also receives the ``kind``.
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///   do { try await shop.order() } catch { throw IntentError(error) }
///   return .result()
/// }
/// ```
public struct IntentError: LocalizedError, Sendable {
  /// The kind of failure that the system recognizes; nil if none fits.
  public let kind: Kind?
  /// The error in words for the person.
  public let words: ErrorDescription
  /// The text that Siri speaks: the title, the message, the suggestion and the support code.
  public let text: String
  package let fingerprint: Fingerprint
  package let traits: ErrorTraits

  /// Creates the error that an intent throws in place of another one.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - describer: Describes the error. The default uses the app's language.
  public init(_ error: any Error, describedBy describer: ErrorDescriber = ErrorDescriber()) {
    let details = ErrorDetails(of: error, describer: describer)
    let tree = describer.tree(of: error)
    words = details.words
    text = details.personText
    kind = Kind(of: tree)
    fingerprint = Fingerprint(of: tree)
    traits = ErrorTraits(of: tree)
  }

  /// The title.
  public var errorDescription: String? { words.title }

  /// The message.
  public var failureReason: String? { words.message }

  /// The recovery suggestion; nil if there is none.
  public var recoverySuggestion: String? { words.recoverySuggestion }
}

extension IntentError: ErrorSurrogate {
  package var supportCode: SupportCode { words.supportCode }
}

extension IntentError: SafelyDescribed {
  /// The support code and the original error, in one line without payloads.
  package var safeText: String { causeTree.description }
}
