import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The position of a request in a trace, as in W3C Trace Context, level 1 (section 3.2).
struct TraceParent: CustomStringConvertible {
  static let field = "traceparent"

  let description: String
  /// The identifier of the trace: 32 hexadecimal digits.
  let trace: String

  /// Creates the position that a request states, or else that of a trace of its own.
  init(of request: URLRequest) {
    if let value = request.value(forHTTPHeaderField: Self.field),
      let match = value.wholeMatch(of: /([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}.*/),
      match.output.1 != "ff", match.output.2.contains(where: { $0 != "0" }),
      match.output.3.contains(where: { $0 != "0" })
    {
      description = value
      trace = String(match.output.2)
    } else {
      trace = Self.digits() + Self.digits()
      // The flag says that the client has recorded nothing itself.
      description = "00-\(trace)-\(Self.digits())-00"
    }
  }

  /// Returns 16 random hexadecimal digits, not all of which are zero.
  private static func digits() -> String {
    let digits = String(UInt64.random(in: 1 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
