import Foundation

extension UUID {
  /// Creates a UUID from a date and random bits: version 7 of RFC 9562, with the fraction of the
  /// millisecond in `rand_a` (method 3).
  ///
  /// The UUIDs sort by date. Each needs half as many random bits from the system as a UUID of
  /// Foundation, and those bits account for the cost of creating a UUID.
  init(date: Date) {
    var generator = SystemRandomNumberGenerator()
    self.init(date: date, random: generator.next())
  }

  init(date: Date, random: UInt64) {
    let limit = (1 as UInt64) << 48 - 1
    let milliseconds = min(max(0, date.timeIntervalSince1970 * 1_000), Double(limit))
    let whole = UInt64(milliseconds)
    let fraction = UInt64((milliseconds - Double(whole)) * 4_096)
    let high = whole << 16 | 7 << 12 | fraction
    let low = 2 << 62 | random >> 2
    self = withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { bytes in
      UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
}
