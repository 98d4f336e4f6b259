import Foundation

/// An error as it comes out of a file: what it has said, and which problem it was.
struct RestoredError: LocalizedError, ErrorSurrogate, Codable {
  let title: String
  let message: String
  let recoverySuggestion: String?
  let fingerprint: Fingerprint
  let traits: ErrorTraits

  init(_ error: any Error) {
    let tree = error.causeTree
    let words = ErrorDescriber().describe(tree)
    title = words.title
    message = words.message
    recoverySuggestion = words.recoverySuggestion
    fingerprint = Fingerprint(of: tree)
    traits = ErrorTraits(of: tree)
  }

  var errorDescription: String? { title }

  var failureReason: String? { message }
}

extension RestoredError: CustomStringConvertible, CustomReflectable {
  var description: String { causeTree.description }

  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
