import Foundation

/// An error with the traits that determine its disposition, computed once for each report.
///
/// A class, because reports are copied often.
package final class ClassifiedError: Sendable {
  package let tree: CauseTree
  /// The cause that the error shares with other errors, and the error that reveals it; nil if there
  /// is none.
  let shared: (cause: SharedCause, error: any Error)?

  init(_ error: any Error, in catalog: ErrorCatalog) {
    tree = CauseTree(error, in: catalog)
    ErrorContext.noteReport(of: error)
    shared = tree.sharedCause
  }

  package var isCancellation: Bool { tree.isCancellation }

  package var remedy: ErrorRemedy { tree.remedy }

  var fingerprint: Fingerprint { Fingerprint(of: tree) }

  /// The error and its causes, except cancellations, which are not failures.
  private var failures: some Sequence<any Error> {
    tree.nodes.lazy.filter { !$0.isCancellation }.map { $0.error }
  }

  /// Returns the first failure of a type that meets a condition.
  func first<Failure>(
    _ matcher: TypeMatcher<Failure>, where condition: (Failure) -> Bool = { _ in true }
  ) -> Failure? {
    for error in failures {
      if let error = matcher(error), condition(error) { return error }
    }
    return nil
  }

  /// Returns whether a failure has the domain and any of the codes; nil matches all codes.
  func contains(domain: String, codes: Set<Int>?) -> Bool {
    failures.contains { error in
      guard let identity = error.systemIdentity, identity.domain == domain else { return false }
      return codes?.contains(identity.code) ?? true
    }
  }

  /// Returns whether a failure is an ``HTTPStatusProvider`` with any of the statuses.
  func contains(statuses: Set<Int>) -> Bool {
    failures.contains { error in
      (error as? any HTTPStatusProvider).map { statuses.contains($0.statusCode) } ?? false
    }
  }
}
