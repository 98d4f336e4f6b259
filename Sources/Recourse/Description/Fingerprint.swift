/// The identity of a problem, derived from the types, cases and codes of an error and its causes.
///
/// Payloads are not part of the identity: the same problem with another file or another address has
/// the same fingerprint. An error and the `NSError` bridged from it have equal fingerprints as
/// well. Fingerprints are equal across processes, but a build that inserts an enum case renumbers
/// the cases after it. Private types with the same name in one module are indistinguishable at run
/// time, and count as the same type.
///
/// ```swift
/// let offline = Fingerprint(of: URLError(.notConnectedToInternet))
/// counts[offline, default: 0] += 1
/// ```
public struct Fingerprint: Sendable, Hashable, Codable {
  /// One label on each line, preceded by the line number of the error's parent in the cause tree.
  ///
  /// Lines beyond the thirtieth are replaced by their count and a hash, so that the length is
  /// bounded.
  public let text: String
  /// The same text with Foundation's domains and codes as labels; nil if it equals `text`.
  private let identity: String?

  private static let lineLimit = 30

  /// Creates the fingerprint of an error.
  ///
  /// - Parameter error: The error to identify.
  public init(of error: any Error) {
    self.init(of: error.causeTree)
  }

  init(of tree: CauseTree) {
    if let surrogate = tree.error as? any ErrorSurrogate {
      self = surrogate.fingerprint
      return
    }
    let outlines = ProblemOutline.outlines(of: tree)
    text = Self.text(of: outlines.text)
    let identity = Self.text(of: outlines.identity)
    self.identity = identity == text ? nil : identity
  }

  /// The text that identifies the problem.
  var key: String { identity ?? text }

  /// The labels of the error at the top of the tree.
  var labels: (text: String, identity: String) {
    (String(text.prefix { $0 != "\n" }), String(key.prefix { $0 != "\n" }))
  }

  private static func text(of outline: ProblemOutline) -> String {
    let lines = outline.lines
    var text = lines.prefix(lineLimit).joined(separator: "\n")
    if lines.count > lineLimit {
      let rest = lines[lineLimit...]
      let hash = rest.joined(separator: "\n").stableHash
      text += "\n+\(rest.count) \(String(hash, radix: 16))"
    }
    return text
  }

  /// Returns whether two fingerprints identify the same problem.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

  /// Feeds the identity of the problem into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension String {
  /// A hash that is the same in every process: FNV-1a, with the 64-bit offset and prime of its
  /// authors (Fowler, Noll, Vo; IETF draft-eastlake-fnv).
  var stableHash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
