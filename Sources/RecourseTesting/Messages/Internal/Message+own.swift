import Foundation
import Recourse

extension Message {
  /// Returns the texts that an error provides itself, without those that it leaves nil.
  static func words(of error: any Error) -> [Sentence] {
    var words: [(MessageField, String?)] = []
    if let error = error as? any ErrorAlertConvertible {
      words += [(.title, error.errorTitle), (.message, error.errorMessage)]
      words += error.errorActions.map { (.action, $0.title) }
    }
    if let error = error as? any LocalizedError {
      words += [
        (.title, error.errorDescription), (.message, error.failureReason),
        (.recoverySuggestion, error.recoverySuggestion),
      ]
    }
    if let error = error as? any RecoverableError {
      words += error.recoveryOptions.map { (.action, $0) }
    }
    if let error = error as? any CustomNSError {
      let values = error.errorUserInfo
      words += [
        (.title, values[NSLocalizedDescriptionKey] as? String),
        (.message, values[NSLocalizedFailureReasonErrorKey] as? String),
        (.recoverySuggestion, values[NSLocalizedRecoverySuggestionErrorKey] as? String),
      ]
    }
    return words.compactMap { field, text in text.map { Sentence(field: field, text: $0) } }
  }
}
