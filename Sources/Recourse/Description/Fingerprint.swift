/// What makes two errors the same problem: types, cases and codes along their causes.
///
/// The payloads of the errors are not part of it, so the same problem with another file or another
/// address has the same fingerprint. An error and the `NSError` made of it have the same, too. It is
/// equal in every process; a build that puts a case before another one numbers the later ones anew.
/// Private types of one name in one module are one type to it, since their names can't be told apart
/// at run time.
///
/// ```swift
/// let offline = Fingerprint(of: URLError(.notConnectedToInternet))
/// counts[offline, default: 0] += 1
/// ```
public struct Fingerprint: Sendable, Hashable, Codable {
  /// The errors, one a line: the line of the error that it caused, and what it is.
  ///
  /// Causes beyond the thirtieth are counted and hashed together, so the text has a bounded length.
  public let text: String
  /// The text with the domains and codes that Foundation gives the errors; nil if it is the same.
  private let identity: String?

  private static let lineLimit = 30

  /// Identifies an error.
  ///
  /// - Parameter error: Any error.
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

  /// The text that tells the problem from all others.
  var key: String { identity ?? text }

  /// The labels of the error at the top.
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

  /// Tells whether two errors are the same problem.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

  /// Feeds the identity of the problem into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension String {
  /// A hash that is the same in every process: FNV-1a, with the 64-bit offset and prime of
  /// the authors (Fowler, Noll, Vo; IETF draft-eastlake-fnv).
  var stableHash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
