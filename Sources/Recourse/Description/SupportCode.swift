/// A short code of a problem that a person can read out to somebody who helps, such as "K7PQ-2M".
///
/// It is made of the fingerprint, so the same problem has the same code for everybody. It has no
/// letter that is taken for a digit, or the other way round. A billion codes are few for a machine:
/// compare fingerprints, and use the code to find them.
///
/// ```swift
/// let code = SupportCode(Fingerprint(of: error))
/// print("Support code: \(code)")
/// ```
public struct SupportCode: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The code as a person reads it: four signs, a hyphen, two signs.
  public let description: String

  /// Makes the code of a fingerprint.
  ///
  /// - Parameter fingerprint: Identifies the problem.
  public init(_ fingerprint: Fingerprint) {
    // The last step of SplitMix64 (Steele, Lea, Flood 2014) spreads the hash over all bits.
    var bits = fingerprint.key.stableHash
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    var signs = (0..<6).map { Self.alphabet[Int(clamping: bits >> (5 * $0) & 31)] }
    signs.insert(UInt8(ascii: "-"), at: 4)
    description = String(decoding: signs, as: UTF8.self)
  }

  /// 32 signs, five bits each: no I, O, 0 or 1.
  private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789".utf8)
}
