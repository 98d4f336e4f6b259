/// An error of this library that stands for a system problem, and is described as one.
protocol SystemProblemProvider: Error {
  /// The problem for which the error stands.
  var systemProblem: SystemProblem { get }
}
