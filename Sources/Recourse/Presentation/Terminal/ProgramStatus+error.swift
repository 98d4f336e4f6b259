extension ProgramStatus {
  /// The status with which a program ends because of an error.
  ///
  /// The outermost error along the causes that is known decides. What only may pass by itself is a
  /// ``temporaryFailure``, and what nobody knows a ``failure``.
  ///
  /// - Parameter error: Any error.
  public init(_ error: any Error) {
    let tree = error.causeTree
    if error.isCancellation {
      self = .cancelled
    } else if let status = tree.errors.lazy.compactMap(Self.known).first {
      self = status
    } else {
      self = error.remedy == .time ? .temporaryFailure : .failure
    }
  }

  /// The status of one error, whatever its causes; nil when it isn't known.
  private static func known(_ error: any Error) -> ProgramStatus? {
    if let error = error as? any ProgramStatusProvider { return error.programStatus }
    let answer = (error as? any HTTPError)?.statusCode
    let problem = answer.flatMap(SystemProblem.problem(ofStatus:)) ?? SystemProblem(error)
    return problem.flatMap(ProgramStatus.init(of:))
  }
}
