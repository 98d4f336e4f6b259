/// A short code for a problem that a person can read out to a support agent, such as "K7PQ-2M".
///
/// The code is derived from the fingerprint, so the same problem has the same code on every device.
/// Its alphabet has no letters and digits that resemble each other. With a billion possible codes,
/// collisions occur: identify problems by their fingerprints, and use the code to look them up.
///
/// An error type that carries the words of a server has one fingerprint for all of its reasons. The
/// code of an error that brings its own words therefore ends with three more characters, such as
/// "K7PQ-2M-R8T", which tell the reasons apart. They are a hash of the words without their numbers,
/// from which nobody can read the words; in another language, they differ.
///
/// ```swift
/// let code = ErrorDescriber().describe(error).supportCode
/// print("Support code: \(code)")
/// ```
public struct SupportCode: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The code as text: four characters, a hyphen and two characters, and for an error with its own
  /// words another hyphen and three characters.
  public let description: String

  /// Creates the code of an error.
  ///
  /// - Parameter tree: The error and its causes.
  init(of tree: CauseTree) {
    if let surrogate = tree.error as? any ErrorSurrogate {
      self = surrogate.supportCode
      return
    }
    let problem = Self(Fingerprint(of: tree)).description
    let reason = tree.reason
    description = reason.isEmpty ? problem : "\(problem)-\(Self.signs(3, of: reason))"
  }

  /// Creates the code of a fingerprint.
  ///
  /// - Parameter fingerprint: The identity of the problem.
  package init(_ fingerprint: Fingerprint) {
    let signs = Self.signs(6, of: fingerprint.key)
    description = "\(signs.prefix(4))-\(signs.suffix(2))"
  }

  /// Returns the number that the first six characters stand for, of 30 bits.
  static func number(of fingerprint: Fingerprint) -> Int {
    Int(clamping: bits(of: fingerprint.key) & 0x3FFF_FFFF)
  }

  /// Returns a number of characters that are derived from a text.
  private static func signs(_ count: Int, of text: String) -> String {
    let bits = bits(of: text)
    let signs = (0..<count).map { alphabet[Int(clamping: bits >> (5 * $0) & 31)] }
    return String(decoding: signs, as: UTF8.self)
  }

  private static func bits(of text: String) -> UInt64 {
    // The final step of SplitMix64 (Steele, Lea, Flood 2014) spreads the hash over all bits.
    var bits = text.stableHash
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  /// 32 characters of five bits each, without I, O, 0 and 1.
  private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789".utf8)
}

extension CauseTree {
  /// The words that the errors bring themselves, without numbers; empty if there are none.
  fileprivate var reason: String {
    nodes.flatMap { node -> [String] in
      guard node.facts.texts == .forPeople, !(node.error is any ErrorSurrogate) else { return [] }
      let words = ErrorWords(ownOf: node.error)
      return [node.facts.ownText, words.title, words.message].compactMap(\.self)
    }
    .joined(separator: "\n").filter { !$0.isNumber }
  }
}
