extension ErrorDescriber {
  /// The title that Recourse itself has for an error of the system, or of a server; nil if it has none.
  ///
  /// It says what the error is, and nothing that the error carries.
  package func builtInTitle(of error: any Error) -> String? {
    let status = (error as? any HTTPError)?.statusCode
    let problem = status.map(SystemProblem.problem(ofStatus:)) ?? SystemProblem(error)
    return problem.map { text["problem.\($0.rawValue).title"] }
  }
}
