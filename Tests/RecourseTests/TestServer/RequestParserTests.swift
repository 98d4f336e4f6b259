import Foundation
import RecourseTesting
import Testing

// The parser is an internal, plain value.
@testable import RecourseTestServer

@Suite struct RequestParserTests {
  private let request = Array(
    "PUT /orders?all HTTP/1.1\r\nHost: a\r\nX: 1\r\nx: 2\r\nContent-Length: 5\r\n\r\nhello".utf8)

  @Test func `parses the same request however its bytes are divided`() throws {
    let whole = try #require(parse([request[...]]))
    #expect(whole.path == "/orders")
    #expect(whole.query == "all")
    #expect(whole.headers == ["host": "a", "x": "1, 2", "content-length": "5"])
    #expect(whole.body == Data("hello".utf8))
    for index in request.indices {
      #expect(parse([request[..<index], request[index...]]) == whole)
    }
    #expect(parse(request.indices.map { request[$0...$0] }) == whole)
  }

  @Test func `parses any bytes consistently, however they are divided`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var complete = 0
    for _ in 1...3_000 {
      var bytes = request
      for _ in 1...Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[index] = .random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
        }
      }
      let middle = Int.random(in: 0...bytes.count, using: &generator)
      let parts = [bytes[..<middle], bytes[middle...]]
      #expect(parse(parts) == parse([bytes[...]]), "seed \(seed): \(bytes)")
      if parse(parts) != nil { complete += 1 }
    }
    #expect(complete > 100, "seed \(seed)")
  }

  /// Returns the request that the parts form, or `nil` if the request is invalid or incomplete.
  private func parse(_ parts: [ArraySlice<UInt8>]) -> ServerRequest? {
    var parser = RequestParser()
    for part in parts {
      switch parser.receive(part) {
      case .incomplete, .awaitsContinue: continue
      case .complete(let request): return request
      case .invalid: return nil
      }
    }
    return nil
  }
}
