import Foundation

/// Reads a request from the bytes of a connection, however they are divided.
struct RequestParser: Sendable {
  /// What the bytes so far amount to.
  enum Progress: Sendable, Equatable {
    case incomplete
    /// The client sends the body when it is told to.
    case awaitsContinue
    case complete(ServerRequest)
    /// It will be no request that can be answered otherwise than by this status.
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

  /// Takes the next bytes.
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
    // Only a body of a known length is read.
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
  /// The length of the body; nil when it isn't a number of bytes.
  fileprivate var contentLength: Int? {
    guard let field = headers["content-length"] else { return 0 }
    guard !field.isEmpty, field.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    // More digits than fit are more than anybody reads.
    return Int(field) ?? .max
  }
}

extension [UInt8] {
  /// Where the empty line that ends a head is over, searched from near an index.
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
