import Foundation
import Recourse
import RecourseTestServer
import Testing

@Suite struct ServerFaultTests {
  private let client = ServerClient()
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer(["/": .json(#"{"items": [1, 2, 3]}"#)])
  }

  @Test func `refuses connections immediately and keeps the same port`() async throws {
    for _ in 1...20 {
      #expect(await client.status(server.url) == 200)
      server.faults = .refuse
      #expect(throws: POSIXError(.ECONNREFUSED)) { try ServerRawClient(server.url) }
      #expect(await client.failure(server.url) == .cannotConnectToHost)
      server.faults = []
    }
    #expect(await client.status(server.url) == 200)
    #expect(server.requests.count == 21)
  }

  @Test func `keeps its port while it refuses connections`() throws {
    server.faults = .refuse
    #expect(throws: POSIXError(.EADDRINUSE)) { try ServerRawClient(takingPortOf: server.url) }
  }

  @Test func `resets a connection whose request arrives too late`() throws {
    let client = try ServerRawClient(server.url)
    client.send("PUT / HTTP/1.1\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
    #expect(client.read().hasPrefix("HTTP/1.1 100 "))
    server.faults = .refuse
    client.send("abc")
    #expect(throws: POSIXError(.ECONNRESET)) { try client.readToEnd() }
  }

  @Test func `answers with a status instead of the response`() async throws {
    let later = Date(timeIntervalSince1970: 1_000_000_000)
    for retryAfter in [nil, .seconds(30), RetryAfter.date(later)] {
      server.faults = [.always(.status(503, retryAfter: retryAfter))]
      let answer = try await client.get(server.url)
      #expect(answer.status == 503)
      #expect(answer.body == "")
      let field = answer.response.value(forHTTPHeaderField: "Retry-After")
      #expect(field.flatMap { RetryAfter($0) } == retryAfter)
    }
  }

  @Test(arguments: ["{}", "[]", "7", "null", #""text""#, #"{"a": {"b": [1]}}"#, ""])
  func `brokenBody makes any body invalid JSON`(_ body: String) async throws {
    let server = try LoopbackServer(["/": .json(body)])
    server.faults = [.always(.brokenBody)]
    let answer = try await client.get(server.url)
    #expect(answer.status == 200)
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(answer.body.utf8), options: .fragmentsAllowed)
    }
  }

  @Test(arguments: [ServerFault.cutOff, .reset])
  func `ends the connection before the response is complete`(_ fault: ServerFault) async throws {
    server.faults = [.always(fault)]
    #expect(await client.failure(server.url) != nil)
  }

  @Test func `resets a connection instead of closing it`() throws {
    server.faults = [.always(.reset)]
    let client = try ServerRawClient(server.url)
    client.send("GET / HTTP/1.1\r\n\r\n")
    #expect(throws: POSIXError(.ECONNRESET)) { try client.readToEnd() }
  }

  @Test func `cuts the response off in the middle of its body`() throws {
    server.faults = [.always(.cutOff)]
    let client = try ServerRawClient(server.url)
    client.send("GET / HTTP/1.1\r\n\r\n")
    let answer = try client.readToEnd()
    #expect(answer.contains("Content-Length: 20\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n" + #"{"items": "#))
  }

  @Test func `answers with bytes that aren't HTTP`() async throws {
    server.faults = [.always(.notHTTP)]
    #expect(await client.failure(server.url) != nil)
    let client = try ServerRawClient(server.url)
    client.send("GET / HTTP/1.1\r\n\r\n")
    #expect(try client.readToEnd() == "Good afternoon\r\n\r\n")
  }

  @Test func `runs the handler only if its response is sent`() async throws {
    let (carriedOut, carryOut) = AsyncStream.makeStream(of: String.self)
    let server = try LoopbackServer { request in
      carryOut.yield(request.path)
      return .json("[]")
    }
    let faults: [ServerFault] = [.status(500), .notHTTP, .reset, .brokenBody, .cutOff]
    for (number, fault) in faults.enumerated() {
      server.faults = [.always(fault)]
      _ = await client.status(server.url.appending(path: "\(number)"))
    }
    server.stop()
    carryOut.finish()
    #expect(await carriedOut.reduce(into: []) { $0.append($1) } == ["/3", "/4"])
  }

  @Test func `stays silent until the client disconnects`() async throws {
    server.faults = [.always(.silence)]
    var events = server.events().makeAsyncIterator()
    let leaving = try ServerRawClient(server.url)
    leaving.send("GET / HTTP/1.1\r\n\r\n")
    _ = await events.next()
    let request = try #require(server.requests.first)
    #expect(request.faults == [.silence])
    // Other requests are answered meanwhile, and the silence of the first continues.
    server.faults = []
    #expect(await client.status(server.url) == 200)
    for _ in 1...3 { _ = await events.next() }
    leaving.leave()
    #expect(await events.next() == .ended(request, status: nil))
    #expect(try leaving.readToEnd() == "")
  }
}
