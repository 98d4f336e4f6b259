import Foundation

extension CauseTree {
  /// What can help, as the outermost known error says.
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

  /// The longest delay that an error in the tree asks for.
  func requestedDelay(at date: Date) -> Duration? {
    nodes.lazy.compactMap { RemedyTable.requestedDelay(of: $0.error, at: date) }.max()
  }

  /// Whether each error in the tree that is known, but for what wraps it, proves it.
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

  /// One part that needs more than time keeps the whole from passing by itself.
  private static func stronger(_ first: ErrorRemedy, _ second: ErrorRemedy) -> ErrorRemedy {
    [.person, .developer].first { $0 == first || $0 == second } ?? first
  }
}
