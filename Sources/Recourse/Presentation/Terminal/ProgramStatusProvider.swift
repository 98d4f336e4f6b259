/// An error that knows with which status a program ends because of it.
///
/// ```swift
/// struct UnknownOption: ProgramStatusProvider {
///   let name: String
///   var programStatus: ProgramStatus { .usage }
/// }
/// ```
public protocol ProgramStatusProvider: Error {
  /// What the program returns to its caller.
  var programStatus: ProgramStatus { get }
}
