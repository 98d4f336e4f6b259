/// A short code for a problem that a person can read out to a support agent, such as "K7PQ-2M".
///
/// The code is derived from the fingerprint, so the same problem has the same code on every device.
/// Its alphabet has no letters and digits that resemble each other. With a billion possible codes,
/// collisions occur: identify problems by their fingerprints, and use the code to look them up.
///
/// ```swift
/// let code = SupportCode(Fingerprint(of: error))
/// print("Support code: \(code)")
/// ```
public struct SupportCode: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The code as text: four characters, a hyphen, two characters.
  public let description: String

  /// Creates the code of a fingerprint.
  ///
  /// - Parameter fingerprint: The identity of the problem.
  package init(_ fingerprint: Fingerprint) {
    // The final step of SplitMix64 (Steele, Lea, Flood 2014) spreads the hash over all bits.
    var bits = fingerprint.key.stableHash
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    var signs = (0..<6).map { Self.alphabet[Int(clamping: bits >> (5 * $0) & 31)] }
    signs.insert(UInt8(ascii: "-"), at: 4)
    description = String(decoding: signs, as: UTF8.self)
  }

  /// 32 characters of five bits each, without I, O, 0 and 1.
  private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789".utf8)
}
