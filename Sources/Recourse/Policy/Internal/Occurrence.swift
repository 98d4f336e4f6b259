import Foundation

/// What a rule is asked about.
struct Occurrence {
  let report: ErrorReport
  let error: ClassifiedError
  let build: BuildConfiguration

  /// The error, or the first of its causes, that is of a type and meets a condition.
  func first<Failure>(
    _ matcher: ErrorMatcher<Failure>, where condition: (Failure) -> Bool = { _ in true }
  ) -> Failure? {
    for error in error.failures {
      if let error = matcher(error), condition(error) { return error }
    }
    return nil
  }

  /// Whether the error or one of its causes has a domain, and one of the codes; nil for any code.
  func contains(domain: String, codes: Set<Int>?) -> Bool {
    error.failures.contains { error in
      guard let identity = error.systemIdentity, identity.domain == domain else { return false }
      return codes?.contains(identity.code) ?? true
    }
  }

  /// Whether the error or one of its causes is an ``HTTPError`` with one of the statuses.
  func contains(statuses: Set<Int>) -> Bool {
    error.failures.contains { error in
      (error as? any HTTPError).map { statuses.contains($0.statusCode) } ?? false
    }
  }
}
