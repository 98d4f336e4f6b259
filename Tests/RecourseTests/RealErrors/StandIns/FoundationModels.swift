import Foundation
import Recourse

/// Foundation Models.
///
/// Read: developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror,
/// languagemodelsession/toolcallerror.
enum FoundationModels {
  enum LanguageModelSession {
    enum GenerationError: LocalizedError {
      struct Context: Sendable {
        let debugDescription: String
      }

      struct Refusal: Sendable {
        let transcriptEntries: [String]
      }

      case exceededContextWindowSize(Context)
      case assetsUnavailable(Context)
      case guardrailViolation(Context)
      case unsupportedGuide(Context)
      case unsupportedLanguageOrLocale(Context)
      case decodingFailure(Context)
      case rateLimited(Context)
      case concurrentRequests(Context)
      case refusal(Refusal, Context)

      var errorDescription: String? { "The session failed to generate a response." }
    }

    struct ToolCallError: LocalizedError {
      let tool: String
      let underlyingError: any Error
      var errorDescription: String? { "The tool \(tool) threw: \(underlyingError)" }
    }
  }
}

extension RealError {
  private typealias Generation = FoundationModels.LanguageModelSession.GenerationError
  private typealias ToolCall = FoundationModels.LanguageModelSession.ToolCallError

  private static let source =
    "developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror"
  private static let context = FoundationModels.LanguageModelSession.GenerationError.Context(
    debugDescription: "Content contains 4,089 tokens of s3cr3t")

  static let foundationModels: [RealError] = [
    generation(.exceededContextWindowSize(context), .conversationTooLong),
    generation(.assetsUnavailable(context), .modelUnavailable),
    generation(.guardrailViolation(context), .contentRefused),
    generation(.refusal(.init(transcriptEntries: ["s3cr3t"]), context), .contentRefused),
    generation(.concurrentRequests(context), .inProgress),
    generation(.unsupportedLanguageOrLocale(context), .unsupported),
    generation(.unsupportedGuide(context), .appMistake),
    generation(.rateLimited(context), .limitReached),
    RealError(
      source, ToolCall(tool: "findNotes", underlyingError: CancellationError()), .cancelled,
      cancelled: true),
    RealError(
      source, ToolCall(tool: "findNotes", underlyingError: URLError(.notConnectedToInternet)),
      .notConnected, hides: ["findNotes"]),
  ]

  private static func generation(
    _ error: FoundationModels.LanguageModelSession.GenerationError, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(source, error, meaning, hides: ["s3cr3t", "4,089", "session failed"])
  }
}
