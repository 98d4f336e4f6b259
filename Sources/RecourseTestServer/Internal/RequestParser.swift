import Foundation

/// Parses a request from the bytes of a connection, in chunks of any size.
struct RequestParser: Sendable {
  /// The progress of the request after the bytes received so far.
  enum Progress: Sendable, Equatable {
    case incomplete
    /// The client sends the body after a `100 Continue` response.
    case awaitsContinue
    case complete(ServerRequest)
    /// The bytes can't become a valid request; the only possible response is this status.
    case invalid(status: Int)
  }

  /// The longest head, in bytes.
  static let headLimit = 65_536
  /// The longest body, in bytes.
  static let bodyLimit = 16 * 1_048_576

  private enum Part: Sendable {
    case head(searched: Int)
    case body(ServerRequest, length: Int)
  }

  private var bytes: [UInt8] = []
  private var part = Part.head(searched: 0)

  /// Appends the next bytes, and returns the progress.
  mutating func receive(_ new: ArraySlice<UInt8>) -> Progress {
    bytes += new
    switch part {
    case .head(let searched): return readHead(from: searched)
    case .body(let request, let length): return readBody(of: request, length: length)
    }
  }

  private mutating func readHead(from searched: Int) -> Progress {
    let end = bytes.headEnd(from: searched)
    guard end ?? bytes.count <= Self.headLimit else { return .invalid(status: 431) }
    guard let end else {
      part = .head(searched: bytes.count)
      return .incomplete
    }
    let request: ServerRequest
    switch RequestHead.read(bytes[..<end]) {
    case .success(let head): request = head
    case .failure(let refusal): return .invalid(status: refusal.status)
    }
    // Only bodies of known length are read.
    guard request.headers["transfer-encoding"] == nil else { return .invalid(status: 411) }
    guard let length = request.contentLength else { return .invalid(status: 400) }
    guard length <= Self.bodyLimit else { return .invalid(status: 413) }
    bytes.removeFirst(end)
    part = .body(request, length: length)
    let progress = readBody(of: request, length: length)
    let awaits = request.headers["expect"]?.lowercased() == "100-continue"
    return progress == .incomplete && awaits ? .awaitsContinue : progress
  }

  private func readBody(of request: ServerRequest, length: Int) -> Progress {
    guard bytes.count >= length else { return .incomplete }
    var request = request
    request.body = Data(bytes.prefix(length))
    return .complete(request)
  }
}

extension ServerRequest {
  /// The length of the body in bytes; nil if the field isn't a number.
  fileprivate var contentLength: Int? {
    guard let field = headers["content-length"] else { return 0 }
    guard !field.isEmpty, field.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    // A number that doesn't fit exceeds every limit.
    return Int(field) ?? .max
  }
}

extension [UInt8] {
  /// Returns the index after the empty line that ends a head, searching from near an index.
  fileprivate func headEnd(from searched: Int) -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    var index = Swift.max(0, searched - mark.count + 1)
    while index + mark.count <= count {
      if self[index] == mark[0], self[index..<index + mark.count].elementsEqual(mark) {
        return index + mark.count
      }
      index += 1
    }
    return nil
  }
}

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
