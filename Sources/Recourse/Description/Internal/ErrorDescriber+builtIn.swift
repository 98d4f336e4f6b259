extension ErrorDescriber {
  /// Returns Recourse's own title for a system error or an HTTP error; nil if there is none.
  ///
  /// The title names the kind of error, and never contains the error's payload.
  package func builtInTitle(of error: any Error) -> String? {
    let status = (error as? any HTTPError)?.statusCode
    let problem = status.map(SystemProblem.problem(ofStatus:)) ?? SystemProblem(error)
    return problem.map { text["problem.\($0.rawValue).title"] }
  }
}
