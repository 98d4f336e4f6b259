import Foundation
import RecourseUI

/// An error that says in its declaration what it is.
enum PhotoError: LocalizedError, Equatable {
  case libraryFull

  var errorDescription: String? { "The library is full" }
  var failureReason: String? { "There is no room for another photo." }
}

/// An error that says so in an extension.
enum ExportError: Error {
  case noSpace
}

extension ExportError: ErrorAlertConvertible {
  var errorTitle: String { "The export failed" }
  var errorMessage: String { "Make room, then export again." }
}

extension ExportError: ErrorRemedyProvider {
  var remedy: ErrorRemedy { .needsUser }
}

struct UploadError: HTTPStatusProvider, PublicDetailsProvider {
  let statusCode: Int
  var retryAfter: RetryAfter? { .seconds(30) }
  var publicDetails: [String: String] { ["bucket": "photos"] }
}

/// A type of which nothing but a describer knows the words.
struct PrinterError: Error {
  let tray: Int
}

let describer = ErrorDescriber().mapping(PrinterError.self) { error in
  ErrorDescription(title: "Tray \(error.tray) is empty", message: "Add paper.")
}
