/// An error that replaces another error, and keeps its fingerprint, support code and traits.
package protocol ErrorSurrogate: Error {
  /// The fingerprint of the original error.
  var fingerprint: Fingerprint { get }
  /// The support code of the original error.
  var supportCode: SupportCode { get }
  /// The traits of the original error.
  var traits: ErrorTraits { get }
}

/// The traits that determine the handling of an error's record when the error no longer exists.
package struct ErrorTraits: Sendable, Hashable, Codable {
  let isCancellation: Bool
  let remedy: ErrorRemedy
  /// The cause that the error shares with other errors; nil if there is none.
  package let sharedCause: SharedCause?

  package init(of tree: CauseTree) {
    isCancellation = tree.isCancellation
    remedy = tree.remedy
    sharedCause = tree.sharedCause?.cause
  }
}
