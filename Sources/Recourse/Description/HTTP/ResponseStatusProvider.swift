/// An error of a server that is meant for its clients, and chooses the status of the response.
///
/// Its words, those of a `LocalizedError` for example, are sent to the client.
///
/// ```swift
/// enum OrderError: LocalizedError, ResponseStatusProvider {
///   case soldOut
///
///   var responseStatus: Int { 409 }
///   var errorDescription: String? { "This is sold out" }
/// }
/// ```
public protocol ResponseStatusProvider: Error {
  /// The status of the response, such as 409; a number outside of 400 to 599 stands for 500.
  var responseStatus: Int { get }
}
