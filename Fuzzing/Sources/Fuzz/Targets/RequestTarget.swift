import Foundation

@testable import RecourseTestServer  // The parser is the server's own.

/// The bytes that a client sends to the test server.
struct RequestTarget: FuzzTarget {
  func run(_ input: Data) {
    let bytes = Array(input.dropFirst())
    var whole = RequestParser()
    let expected = whole.receive(bytes[...])
    // The first byte is the length of the chunks.
    let length = max(1, Int(input.first ?? 1))
    var parser = RequestParser()
    var progress = RequestParser.Progress.incomplete
    var start = 0
    while start < bytes.count, progress.isOpen {
      let end = min(start + length, bytes.count)
      progress = parser.receive(bytes[start..<end])
      start = end
    }
    require(
      progress == expected || progress.isOpen && expected.isOpen,
      "The chunks of a request change its meaning.")
  }
}

extension RequestParser.Progress {
  /// Whether further bytes may complete the request.
  fileprivate var isOpen: Bool { self == .incomplete || self == .awaitsContinue }
}
