/// An error that stands for another one, whose words and traits it has kept.
protocol ErrorSurrogate: Error {
  /// The fingerprint of the other one.
  var fingerprint: Fingerprint { get }
  /// The traits of the other one.
  var traits: ErrorTraits { get }
}

/// The traits of an error that outlive it: they decide what happens to a record of it.
struct ErrorTraits: Sendable, Hashable, Codable {
  let isCancellation: Bool
  let remedy: ErrorRemedy
  /// The cause that the error shares with others; nil if there is none.
  let sharedCause: SharedCause?

  init(of tree: CauseTree) {
    isCancellation = tree.isCancellation
    remedy = tree.remedy
    sharedCause = tree.sharedCause?.cause
  }
}
