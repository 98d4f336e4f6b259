import Foundation

/// An error with the traits that determine its disposition, computed once for each report.
///
/// A class, because reports are copied often.
package final class ClassifiedError: Sendable {
  package let tree: CauseTree
  package let isCancellation: Bool
  /// The cause that the error shares with other errors, and the error that reveals it; nil if there
  /// is none.
  let shared: (cause: SharedCause, error: any Error)?
  /// The error and its causes, except cancellations, which are not failures.
  private let failures: [any Error]

  init(_ error: any Error, in catalog: ErrorCatalog) {
    tree = CauseTree(error, in: catalog)
    ErrorContext.noteReport(of: error)
    let verdicts = tree.cancellations
    isCancellation = verdicts[0]
    shared = tree.sharedCause
    failures = zip(tree.nodes, verdicts).compactMap { node, isCancelled in
      isCancelled ? nil : node.error
    }
  }

  package var remedy: ErrorRemedy { tree.remedy }

  var fingerprint: Fingerprint { Fingerprint(of: tree) }

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
