import Foundation

/// An error as it comes out of a file: what it has said, and which problem it was.
struct RestoredError: LocalizedError, ErrorRecord, Codable {
  let title: String
  let message: String
  let recoverySuggestion: String?
  let fingerprint: Fingerprint

  init(_ error: any Error) {
    let tree = error.causeTree
    let words = ErrorDescriber().describe(tree)
    title = words.title
    message = words.message
    recoverySuggestion = words.recoverySuggestion
    fingerprint = Fingerprint(of: tree)
  }

  var errorDescription: String? { title }

  var failureReason: String? { message }
}
