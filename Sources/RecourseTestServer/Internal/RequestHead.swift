import Foundation

/// The head of a request: the request line and the header fields (RFC 9112).
enum RequestHead {
  /// The reason why a head is rejected, as a status.
  struct Refusal: Error, Equatable {
    let status: Int
  }

  /// Parses a head, which includes the empty line at its end.
  static func read(_ bytes: ArraySlice<UInt8>) -> Result<ServerRequest, Refusal> {
    let broken = Result<ServerRequest, Refusal>.failure(Refusal(status: 400))
    guard let text = String(bytes: bytes, encoding: .utf8) else { return broken }
    let lines = text.components(separatedBy: "\r\n").dropLast(2)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, isToken(words[0]), words[1].hasPrefix("/"),
      words[2].hasPrefix("HTTP/")
    else { return broken }
    guard words[2].hasPrefix("HTTP/1.") else { return .failure(Refusal(status: 505)) }
    guard let headers = fields(lines.dropFirst()) else { return broken }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return .success(
      ServerRequest(
        method: String(words[0]), path: String(target[0]),
        query: target.count > 1 ? String(target[1]) : nil, headers: headers, body: Data()))
  }

  /// Returns the header fields; nil if a line isn't a header field.
  private static func fields(_ lines: ArraySlice<String>) -> [String: String]? {
    var fields: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, isToken(parts[0]) else { return nil }
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      fields.merge([parts[0].lowercased(): value]) { "\($0), \($1)" }
    }
    return fields
  }

  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
