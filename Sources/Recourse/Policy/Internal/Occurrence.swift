import Foundation

/// The input of a rule: a report, its classified error and the build configuration.
struct Occurrence {
  let report: ErrorReport
  let error: ClassifiedError
  let build: BuildConfiguration

  /// Returns the first error of a type that meets a condition, among the error and its causes.
  func first<Failure>(
    _ matcher: ErrorMatcher<Failure>, where condition: (Failure) -> Bool = { _ in true }
  ) -> Failure? {
    for error in error.failures {
      if let error = matcher(error), condition(error) { return error }
    }
    return nil
  }

  /// Returns whether the error or a cause has the domain and any of the codes; nil matches all
  /// codes.
  func contains(domain: String, codes: Set<Int>?) -> Bool {
    error.failures.contains { error in
      guard let identity = error.systemIdentity, identity.domain == domain else { return false }
      return codes?.contains(identity.code) ?? true
    }
  }

  /// Returns whether the error or a cause is an ``HTTPError`` with any of the statuses.
  func contains(statuses: Set<Int>) -> Bool {
    error.failures.contains { error in
      (error as? any HTTPError).map { statuses.contains($0.statusCode) } ?? false
    }
  }
}
