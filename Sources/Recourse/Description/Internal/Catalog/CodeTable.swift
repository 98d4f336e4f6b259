import Foundation

/// The codes of one or several domains, each with its meaning: one row for each code or range.
///
/// A pseudo-domain lists codes that errors carry without a domain of Foundation's: "HTTP" for the
/// statuses of responses, "gRPC" for the statuses of calls, and "SQLite" for result codes.
struct CodeTable: Sendable {
  /// A code, or a range of codes.
  struct Row: Sendable {
    fileprivate let codes: ClosedRange<Int>
    let meaning: ErrorMeaning
    /// The remedy; nil if the meaning's own is right.
    let remedy: ErrorRemedy?
    /// Whether the row states a detail of another code, so that it explains more than any cause.
    private(set) var isDetail = false

    init(_ code: Int, _ meaning: ErrorMeaning, _ remedy: ErrorRemedy? = nil) {
      self.init(code...code, meaning, remedy)
    }

    init(_ codes: ClosedRange<Int>, _ meaning: ErrorMeaning, _ remedy: ErrorRemedy? = nil) {
      self.codes = codes
      self.meaning = meaning
      self.remedy = remedy
    }

    /// Creates the row of a detail, whatever its code.
    init(detail meaning: ErrorMeaning, remedy: ErrorRemedy? = nil) {
      self.init(0...0, meaning, remedy)
      isDetail = true
    }
  }

  let domains: [String]
  /// The audience of the texts in the user info of an error.
  let texts: ErrorTexts
  /// The domain in which codes without a row are looked up; nil if there is none.
  private let sameAs: String?
  /// The bits of a code without a row that form a more general code; nil if there is none.
  private let mask: Int?
  /// The domains of further codes in the user info, by their keys.
  ///
  /// They are more specific.
  private let details: [String: String]
  private let rows: [Row]

  init(
    _ domains: [String], texts: ErrorTexts = .fallback, sameAs: String? = nil, mask: Int? = nil,
    details: [String: String] = [:], _ rows: [Row] = []
  ) {
    self.domains = domains
    self.texts = texts
    self.sameAs = sameAs
    self.mask = mask
    self.details = details
    self.rows = rows
  }

  /// Returns the row of a code in the user info: an integer, or the status of a response.
  private static func row(of detail: Any?, in domain: String) -> Row? {
    let integer = (detail as? any BinaryInteger).map { Int(clamping: $0) } ?? detail as? Int
    return (integer ?? detail.flatMap(status)).flatMap { row(of: $0, in: domain) }
  }

  /// Returns the status of a response; nil if the value isn't an `HTTPURLResponse`.
  static func status(of value: Any) -> Int? {
    #if canImport(FoundationNetworking)
      // Importing FoundationNetworking would make every program link libcurl.
      guard "\(type(of: value))" == "HTTPURLResponse" else { return nil }
      return Mirror(reflecting: value).descendant("statusCode") as? Int
    #else
      return (value as? HTTPURLResponse)?.statusCode
    #endif
  }

  /// Returns the row of a code; nil if the code has no documented meaning.
  func row(of code: Int, detailedBy userInfo: [String: Any] = [:]) -> Row? {
    // The description of a network path is the only place that names this permission.
    if let path = userInfo["_NSURLErrorNWPathKey"], "\(path)".contains("Local network prohibited") {
      return Row(detail: .localNetworkDenied)
    }
    if let row = details.lazy.compactMap({ Self.row(of: userInfo[$0], in: $1) }).first {
      return Row(detail: row.meaning, remedy: row.remedy)
    }
    if let row = rows.first(where: { $0.codes.contains(code) }) { return row }
    if let mask, code & mask != code { return row(of: code & mask) }
    return sameAs.flatMap { Self.row(of: code, in: $0) }
  }
}

extension CodeTable {
  /// The domain and the code that casting a `CancellationError` to `NSError` leaves on Linux.
  static let cancellation = CodeTable(
    [String(reflecting: CancellationError.self)], [Row(CancellationError()._code, .cancelled)])

  /// The tables by their domains.
  static let byDomain = Dictionary(
    uniqueKeysWithValues: ([cancellation] + systems + libraries).flatMap { table in
      table.domains.map { ($0, table) }
    })

  /// Returns the row of a code in a domain.
  static func row(of code: Int, in domain: String) -> Row? {
    byDomain[domain]?.row(of: code)
  }

  /// Returns the meaning of an HTTP status; nil for a number outside the range of statuses.
  static func row(ofStatus status: Int) -> Row? { row(of: status, in: "HTTP") }
}
