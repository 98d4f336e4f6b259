import Foundation

/// An error that was decoded, with the texts and the fingerprint of the original.
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
