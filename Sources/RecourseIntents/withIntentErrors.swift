public import Recourse

/// Runs the operation of an intent, and throws its errors in the words that Siri and Shortcuts
/// present.
///
/// The operation runs on the caller's actor. A cancellation, an `AppIntentError`, such as a request
/// for the value of a parameter, and an error with its own `localizedStringResource` are rethrown
/// as they are.
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///   try await withIntentErrors(journal: journal) { try await shop.order() }
///   return .result()
/// }
/// ```
///
/// - Parameters:
///   - describer: Describes the errors. The default uses the app's language.
///   - journal: The journal that records each error that is replaced, so that its support code
///     leads to a record. The default is nil: none.
///   - fileID: The file of the operation. The default is the caller's file.
///   - line: The line in the file. The default is the caller's line.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns.
/// - Throws: An ``IntentError`` in place of the operation's error, or that error itself.
public nonisolated(nonsending) func withIntentErrors<Value>(
  describedBy describer: ErrorDescriber = ErrorDescriber(), journal: ErrorJournal? = nil,
  fileID: String = #fileID, line: Int = #line,
  operation: nonisolated(nonsending) () async throws -> Value
) async throws -> Value {
  do {
    return try await operation()
  } catch {
    guard !error.isForIntents, !error.isCancellation(in: describer.catalog) else { throw error }
    journal?.record(error, origin: .userAction, fileID: fileID, line: line)
    throw IntentError(error, describedBy: describer)
  }
}
