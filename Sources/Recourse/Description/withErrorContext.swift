/// Runs an operation as an activity with a name, which developers read beside each error that the
/// operation throws.
///
/// The error itself stays as it is, so that callers catch it as before. The name appears in the
/// console, in logs, in exports and in failing tests, together with those of the activities around
/// it, such as "opening the order › loading invoice 7", and is never presented. An error that an
/// inner activity has thrown keeps the inner one's name.
///
/// ```swift
/// let invoice = try withErrorContext("loading invoice", 7) {
///   try JSONDecoder().decode(Invoice.self, from: data)
/// }
/// ```
///
/// The error of a typed throw is recognized by its type and case when it is reported or leaves an
/// outer activity, directly after it was thrown. An error that is cast to its type and thrown
/// again, or that a continuation passes on, counts as another one, with the names of the outer
/// activities only.
///
/// - Parameters:
///   - activity: The name of the activity, in words that anyone may read: a literal, which can't
///     contain anything private.
///   - number: The number of what the activity is about, which anyone may read. The default is nil.
///   - fileID: The file of the activity. The default is the caller's file.
///   - line: The line in the file. The default is the caller's line.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns.
/// - Throws: The error that the operation throws.
public func withErrorContext<Value, Failure: Error>(
  _ activity: StaticString, _ number: Int? = nil, fileID: StaticString = #fileID,
  line: Int = #line, operation: () throws(Failure) -> Value
) throws(Failure) -> Value {
  try ErrorContext(activity, number, at: (fileID, line)).run(operation)
}

/// Runs an asynchronous operation as an activity with a name, which developers read beside each
/// error that the operation throws.
///
/// The function behaves like the synchronous one, on the caller's actor. Tasks that the operation
/// creates belong to the activity as well.
///
/// ```swift
/// try await withErrorContext("opening the order") {
///   let invoice = try await withErrorContext("loading invoice", 7) { try await api.invoice(7) }
///   try await archive.add(invoice)
/// }
/// ```
///
/// - Parameters:
///   - activity: The name of the activity, in words that anyone may read: a literal, which can't
///     contain anything private.
///   - number: The number of what the activity is about, which anyone may read. The default is nil.
///   - fileID: The file of the activity. The default is the caller's file.
///   - line: The line in the file. The default is the caller's line.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns.
/// - Throws: The error that the operation throws.
public nonisolated(nonsending) func withErrorContext<Value, Failure: Error>(
  _ activity: StaticString, _ number: Int? = nil, fileID: StaticString = #fileID,
  line: Int = #line, operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await ErrorContext(activity, number, at: (fileID, line)).run(operation)
}
