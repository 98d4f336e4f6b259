/// What makes two errors the same problem: types, cases and codes along their causes.
///
/// What the errors carry is not part of it, so the same problem with another file or another
/// address has the same fingerprint, in every process and build. Private types of one name in one
/// module are one type to it, since their names can't be told apart at run time.
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

  private static let lineLimit = 30

  /// Identifies an error.
  ///
  /// - Parameter error: Any error.
  public init(of error: any Error) {
    self.init(of: error.causeTree)
  }

  init(of tree: CauseTree) {
    if let record = tree.error as? any ErrorRecord {
      self = record.fingerprint
      return
    }
    let lines = tree.nodes.map { node in
      (node.parent.map { "\($0) " } ?? "") + ErrorLabel.text(of: node.error)
    }
    var text = lines.prefix(Self.lineLimit).joined(separator: "\n")
    if lines.count > Self.lineLimit {
      let rest = lines[Self.lineLimit...]
      let hash = rest.joined(separator: "\n").stableHash
      text += "\n+\(rest.count) \(String(hash, radix: 16))"
    }
    self.text = text
  }
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
