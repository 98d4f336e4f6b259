import Foundation
import RecourseTestServer
import Testing

extension LoopbackServerTests {
  @Test(arguments: [
    ("\r\n\r\n", 400), ("hello\r\n\r\n", 400), ("GET /\r\n\r\n", 400),
    ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET x HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505),
    ("GET / FTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nno field\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA : b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 70_000))\r\n\r\n", 431),
    (String(repeating: "x", count: 200_000), 431),
    ("GET / HTTP/1.0\r\n\r\n", 200),
  ])
  func `answers a malformed request with a status`(_ text: String, status: Int) throws {
    let server = try LoopbackServer(["/": .json("[]")])
    let client = try ServerRawClient(server.url)
    client.send(text)
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 \(status) "))
    #expect(server.requests.count == (status == 200 ? 1 : 0))
  }

  @Test func `answers a binary request with 400`() throws {
    let server = try LoopbackServer([:])
    let client = try ServerRawClient(server.url)
    client.send([0xFF, 0xFE, 0x00] + Array("\r\n\r\n".utf8))
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 400 "))
  }

  @Test func `reads a request that arrives byte by byte`() throws {
    let server = try LoopbackServer { .json("\"\(String(decoding: $0.body, as: UTF8.self))\"") }
    let client = try ServerRawClient(server.url)
    for byte in Array("PUT /a HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello".utf8) {
      client.send([byte])
    }
    #expect(try client.readToEnd().hasSuffix("\"hello\""))
  }

  @Test func `answers Expect with 100 Continue before the body arrives`() throws {
    let server = try LoopbackServer { ServerResponse(status: 200 + $0.body.count) }
    let client = try ServerRawClient(server.url)
    client.send("PUT / HTTP/1.1\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
    #expect(client.read() == "HTTP/1.1 100 Continue\r\n\r\n")
    client.send("abc")
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 203 "))
  }

  @Test func `an early response reaches a client that is still sending`() throws {
    let server = try LoopbackServer([:])
    let client = try ServerRawClient(server.url)
    client.send("PUT / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n")
    client.send([UInt8](repeating: 65, count: 20_000_000))
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 413 "))
  }

  @Test func `survives clients that disconnect at any time`() throws {
    let large = Data(repeating: 65, count: 5_000_000)
    let server = try LoopbackServer(["/": ServerResponse(body: large), "/small": .json("[]")])
    for (request, resets) in [
      ("", false), ("", true), ("GET /", false), ("GET /", true),
      ("GET / HTTP/1.1\r\n\r\n", false), ("GET / HTTP/1.1\r\n\r\n", true),
    ] {
      for reads in [false, true] {
        let client = try ServerRawClient(server.url)
        client.send(request)
        if reads, request.hasSuffix("\n") { #expect(!client.read().isEmpty) }
        if resets { client.resetWhenClosed() }
      }
    }
    let client = try ServerRawClient(server.url)
    client.send("GET /small HTTP/1.1\r\n\r\n")
    #expect(try client.readToEnd().hasSuffix("[]"))
  }
}
