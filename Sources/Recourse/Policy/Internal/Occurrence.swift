import Foundation

/// What a rule is asked about.
struct Occurrence {
  let report: ErrorReport
  let tree: CauseTree
  let isCancellation: Bool
  let build: BuildConfiguration

  /// The error, or the first of its causes, that is of a type and meets a condition.
  func first<Failure: Error>(
    _ type: Failure.Type, where condition: (Failure) -> Bool = { _ in true }
  ) -> Failure? {
    for node in tree.nodes {
      if let error = node.error.cast(to: type), condition(error) { return error }
    }
    return nil
  }

  /// Whether the error or one of its causes has a domain, and one of the codes if there are any.
  func contains(domain: String, codes: Set<Int>) -> Bool {
    tree.nodes.contains { node in
      guard let identity = node.error.systemIdentity else { return false }
      return identity.domain == domain && (codes.isEmpty || codes.contains(identity.code))
    }
  }
}

extension Error {
  /// The error as a type that it is, or that Foundation has for it; nil if there is none.
  fileprivate func cast<Failure: Error>(to type: Failure.Type) -> Failure? {
    guard Swift.type(of: self as any Error) is AnyClass else {
      // On Apple's systems, every value can be cast to NSError.
      return type is AnyClass ? nil : self as? Failure
    }
    // On Linux, every NSError can be cast to CocoaError.
    if !(type is AnyClass), let type = type as? any CustomNSError.Type,
      type.errorDomain != systemIdentity?.domain
    {
      return nil
    }
    return self as? Failure
  }
}
