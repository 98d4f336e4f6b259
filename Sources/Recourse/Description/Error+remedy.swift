package import Foundation

extension Error {
  /// The kind of remedy that can help after the error.
  ///
  /// The outermost error with a known remedy in the cause tree decides. If several errors at the
  /// same depth qualify, `.needsUser` takes precedence over `.permanent`, and `.permanent` over
  /// `.transient`. A cancellation is `.unknown`: check ``Swift/Error/isCancellation`` first.
  public var remedy: ErrorRemedy {
    let own = RemedyTable.remedy(of: self)
    return own == .unknown ? causeTree.remedy : own
  }

  /// Returns the longest delay that the error and its causes request, as with a `Retry-After`
  /// header field.
  ///
  /// - Parameter date: The moment from which to measure. The default is the current time.
  /// - Returns: The longest requested delay; nil if there is none.
  package func requestedDelay(at date: Date = Date()) -> Duration? {
    causeTree.requestedDelay(at: date)
  }

  /// Whether the failed operation certainly had no effect.
  ///
  /// That is certain if the connection was refused, the host wasn't found, there was no network, or
  /// the server refused the request unprocessed (429, 425, 503 with a delay). An
  /// ``ErrorRemedyProvider`` decides for itself.
  package var isProofThatNothingWasDone: Bool {
    causeTree.isProofThatNothingWasDone
  }
}

extension CauseTree {
  /// The remedy of the outermost error whose remedy is known.
  var remedy: ErrorRemedy {
    var found: (remedy: ErrorRemedy, depth: Int)?
    for node in nodes {
      if let found, node.depth > found.depth { break }
      let remedy = RemedyTable.remedy(of: node.error)
      guard remedy != .unknown else { continue }
      found = (Self.stronger(found?.remedy ?? remedy, remedy), node.depth)
    }
    return found?.remedy ?? .unknown
  }

  /// Returns the longest delay that an error in the tree requests.
  func requestedDelay(at date: Date) -> Duration? {
    nodes.lazy.compactMap { RemedyTable.requestedDelay(of: $0.error, at: date) }.max()
  }

  /// Whether the tree proves that the operation had no effect.
  ///
  /// An error proves this itself, or has no known remedy and only causes that prove it.
  var isProofThatNothingWasDone: Bool {
    var verdicts = nodes.map { _ in false }
    for (index, node) in nodes.enumerated().reversed() {
      verdicts[index] =
        RemedyTable.provesNothingWasDone(node.error)
        || (RemedyTable.remedy(of: node.error) == .unknown
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
