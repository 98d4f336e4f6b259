import Recourse

extension ProgramStatus {
  /// Creates the exit status for an error.
  ///
  /// A cancellation is ``cancelled``. Otherwise the outermost recognized error in the cause tree
  /// determines the status. An unrecognized error is a ``temporaryFailure`` if waiting can help,
  /// and a ``failure`` if not.
  ///
  /// - Parameter error: The error that ends the program.
  public init(_ error: any Error) {
    let tree = error.causeTree
    if error.isCancellation {
      self = .cancelled
    } else if let status = tree.errors.lazy.compactMap(Self.known).first {
      self = status
    } else {
      self = error.remedy == .transient ? .temporaryFailure : .failure
    }
  }

  /// Returns the status of a single error, regardless of its causes; nil if the error isn't
  /// recognized.
  private static func known(_ error: any Error) -> ProgramStatus? {
    if let error = error as? any ProgramStatusProvider { return error.programStatus }
    let answer = (error as? any HTTPError)?.statusCode
    let problem = answer.flatMap(SystemProblem.problem(ofStatus:)) ?? SystemProblem(error)
    return problem.flatMap(ProgramStatus.init(of:))
  }
}

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
