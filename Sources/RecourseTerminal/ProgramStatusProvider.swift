/// An error that determines the exit status of a program.
///
/// ```swift
/// struct UnknownOption: ProgramStatusProvider {
///   let name: String
///   var programStatus: ProgramStatus { .usage }
/// }
/// ```
public protocol ProgramStatusProvider: Error {
  /// The exit status of a program that this error ends.
  var programStatus: ProgramStatus { get }
}
