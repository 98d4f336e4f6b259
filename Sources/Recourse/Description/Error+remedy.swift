package import Foundation

extension Error {
  /// The kind of remedy that can help after the error, according to the built-in ``ErrorCatalog``.
  ///
  /// The outermost ``ErrorRemedyProvider`` with a known remedy decides. If there is none, the most
  /// specific known cause decides: the deepest one whose meaning isn't general. If several errors
  /// at the same depth qualify, `.needsUser` takes precedence over `.permanent`, and `.permanent`
  /// over `.transient`. A cancellation is `.unknown`: check ``Swift/Error/isCancellation`` first.
  public var remedy: ErrorRemedy { remedy(in: ErrorCatalog()) }

  /// Returns the kind of remedy that can help after the error, according to a catalog.
  ///
  /// - Parameter catalog: The catalog that knows the remedies.
  /// - Returns: The remedy, chosen as described for the property.
  public func remedy(in catalog: ErrorCatalog) -> ErrorRemedy {
    CauseTree(self, in: catalog).remedy
  }
}

extension CauseTree {
  /// The remedy that the outermost provider declares, or that of the most specific known cause.
  package var remedy: ErrorRemedy {
    if isCancellation { return .unknown }
    var declared: (remedy: ErrorRemedy, depth: Int)?
    for node in nodes {
      guard let remedy = node.declaredRemedy, remedy != .unknown else { continue }
      if let found = declared, found.depth < node.depth { break }
      declared = (Self.stronger(declared?.remedy ?? remedy, remedy), node.depth)
    }
    if let declared { return declared.remedy }
    let known = mostSpecificKnown(among: nodes.indices).map { nodes[$0].facts.remedy }
    guard var remedy = known.first else {
      // A code without a meaning of its own can still state a remedy.
      return nodes.lazy.compactMap(\.facts.givenRemedy).first ?? .unknown
    }
    for other in known.dropFirst() { remedy = Self.stronger(remedy, other) }
    return remedy
  }

  /// The meaning of the most specific known cause; nil if none is known.
  package var meaning: ErrorMeaning? {
    let known = mostSpecificKnown(among: nodes.indices.filter { !nodes[$0].isCancellation })
    return known.first.flatMap { nodes[$0].facts.meaning }
  }

  /// Returns the nodes among the given ones that explain the error best, without cancellations.
  ///
  /// These are the deepest ones whose meaning isn't general. If all known meanings are general,
  /// they are the outermost ones that say anything.
  func mostSpecificKnown(among indexes: some BidirectionalCollection<Int>) -> [Int] {
    let known = indexes.filter {
      nodes[$0].facts.meaning.map { $0 != .cancelled && $0 != .general } ?? false
    }
    if let detail = known.first(where: { nodes[$0].facts.isDetail }) { return [detail] }
    var specific = known.filter { nodes[$0].facts.meaning?.row.isGeneral == false }
    guard let last = specific.last else {
      return known.filter { nodes[$0].depth == nodes[known[0]].depth }
    }
    let deepest = specific.filter { nodes[$0].depth == nodes[last].depth }
    if deepest.count == 1 { return deepest }
    specific.removeLast(deepest.count)
    // Causes that differ explain less than an error that stands for all of them.
    let isMixed = Set(deepest.map { nodes[$0].facts.meaning }).count > 1
    return isMixed ? specific.last.map { [$0] } ?? deepest : deepest
  }

  /// Whether the person has to sign in before a retry can help.
  package var needsSignIn: Bool {
    nodes.contains { [.signInNeeded, .cloudSignInNeeded].contains($0.facts.meaning) }
  }

  /// Returns the longest delay that an error in the tree requests, as with a `Retry-After` header
  /// field; nil if there is none.
  package func requestedDelay(at date: Date = Date()) -> Duration? {
    nodes.lazy.compactMap { $0.requestedDelay(at: date) }.max()
  }

  /// Whether the tree proves that the operation had no effect.
  ///
  /// That is certain if the connection was refused, the host wasn't found, there was no network, or
  /// the server refused the request unprocessed (429, 425, 503 with a delay). An
  /// ``ErrorRemedyProvider`` decides for itself. An error proves this itself, or has no known
  /// remedy and only causes that prove it.
  package var isProofThatNothingWasDone: Bool {
    var verdicts = nodes.map { _ in false }
    for (index, node) in nodes.enumerated().reversed() {
      verdicts[index] =
        node.isUnprocessed
        || ((node.declaredRemedy ?? node.facts.remedy) == .unknown
          && !node.causes.isEmpty && !node.isCut && node.causes.allSatisfy { verdicts[$0] })
    }
    return verdicts[0]
  }

  /// Returns the more demanding remedy: a part that needs more than time keeps the whole from
  /// recovering.
  private static func stronger(_ first: ErrorRemedy, _ second: ErrorRemedy) -> ErrorRemedy {
    [.needsUser, .permanent].first { $0 == first || $0 == second } ?? first
  }
}

extension CauseTree.Node {
  /// The remedy that the error declares itself; nil if it declares none.
  fileprivate var declaredRemedy: ErrorRemedy? {
    (error as? any ErrorRemedyProvider)?.remedy ?? (error as? any ErrorSurrogate)?.traits.remedy
  }

  fileprivate func requestedDelay(at date: Date) -> Duration? {
    if let error = error as? any ErrorRemedyProvider { return error.retryAfter?.delay(from: date) }
    guard error.systemIdentity?.domain == "CKErrorDomain",
      let seconds = error.userInfoValues["CKRetryAfter"] as? Double
    else { return nil }
    return Duration(clampingSeconds: seconds)
  }

  fileprivate var isUnprocessed: Bool {
    if let error = error as? any ErrorRemedyProvider { return error.isUnprocessed }
    // Other codes for an unreachable host can also end an established connection.
    if error.systemIdentity?.domain == NSPOSIXErrorDomain {
      return facts.meaning == .connectionRefused
    }
    return facts.meaning?.row.isUnprocessed ?? false
  }
}
