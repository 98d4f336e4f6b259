import Foundation
import RecourseTestServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct LoopbackServerTests {
  private let client = ServerClient()

  @Test func `answers a path from its table, and any other path with 404`() async throws {
    let server = try LoopbackServer([
      "/orders": .json("[7]"), "/gone": ServerResponse(status: 410, headers: ["X-Since": "May"]),
    ])
    #expect(server.url.host() == "127.0.0.1")
    let orders = try await client.get(server.url.appending(path: "orders"))
    #expect(orders.status == 200)
    #expect(orders.body == "[7]")
    #expect(orders.response.value(forHTTPHeaderField: "Content-Type") == "application/json")
    let gone = try await client.get(server.url.appending(path: "gone"))
    #expect(gone.status == 410)
    #expect(gone.response.value(forHTTPHeaderField: "X-Since") == "May")
    #expect(await client.status(server.url.appending(path: "nothing")) == 404)
    #expect(server.requests.map(\.path) == ["/orders", "/gone", "/nothing"])
    #expect(server.requests.map(\.id) == [1, 2, 3])
  }

  @Test func `passes the whole request to its closure`() async throws {
    let (requests, handed) = AsyncStream.makeStream(of: ServerRequest.self)
    let server = try LoopbackServer { request in
      handed.yield(request)
      return .json("{}", status: 201)
    }
    let url = try #require(URL(string: "orders%20x?sort=date&all=1", relativeTo: server.url))
    var question = URLRequest(url: url)
    question.httpMethod = "POST"
    // Larger than one packet, and larger than a body that clients send without asking first.
    question.httpBody = Data(repeating: 65, count: 3_000_000)
    question.setValue("Blue", forHTTPHeaderField: "X-Colour")
    #expect(try await client.ask(question).status == 201)
    let request = try #require(await requests.first { _ in true })
    #expect(request.method == "POST")
    #expect(request.path == "/orders%20x")
    #expect(request.query == "sort=date&all=1")
    #expect(request.headers["x-colour"] == "Blue")
    #expect(request.body == question.httpBody)
    #expect(server.requests.map(\.method) == ["POST"])
    #expect(server.requests.map(\.body) == [request.body])
    #expect(server.requests.map(\.headers) == [request.headers])
  }

  @Test func `answers a HEAD request without the body`() throws {
    let server = try LoopbackServer(["/": .json("[7]")])
    let client = try ServerRawClient(server.url)
    client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
    let answer = try client.readToEnd()
    #expect(answer.contains("Content-Length: 3\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test func `sends a response larger than any buffer completely`() async throws {
    let text = String(repeating: "0123456789", count: 1_000_000)
    let server = try LoopbackServer(["/": ServerResponse(body: Data(text.utf8))])
    #expect(try await client.get(server.url).body == text)
  }

  @Test func `a header value never injects a second header field`() throws {
    let server = try LoopbackServer(["/": ServerResponse(headers: ["X": "a\r\nY: b\nZ: c"])])
    let client = try ServerRawClient(server.url)
    client.send("GET / HTTP/1.1\r\n\r\n")
    #expect(try client.readToEnd().contains("\r\nX: a Y: b Z: c\r\n"))
  }

  @Test func `stop refuses new connections and closes open ones`() async throws {
    let server = try LoopbackServer([:])
    server.faults = [.always(.silence)]
    var events = server.events().makeAsyncIterator()
    let waiting = try ServerRawClient(server.url)
    waiting.send("GET / HTTP/1.1\r\n\r\n")
    _ = await events.next()
    server.stop()
    server.stop()
    #expect(throws: POSIXError(.ECONNREFUSED)) { try ServerRawClient(server.url) }
    #expect(try waiting.readToEnd() == "")
    #expect(await events.next() == nil)
    var later = server.events().makeAsyncIterator()
    #expect(await later.next() == nil)
    server.faults = []
    #expect(throws: POSIXError(.ECONNREFUSED)) { try ServerRawClient(server.url) }
  }

  @Test func `stops when the last reference is released`() throws {
    var server: LoopbackServer? = try LoopbackServer([:])
    let url = try #require(server?.url)
    let events = server?.events()
    let open = try ServerRawClient(url)
    open.send("PUT / HTTP/1.1\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
    #expect(open.read().hasPrefix("HTTP/1.1 100 "))
    server = nil
    #expect(throws: POSIXError(.ECONNREFUSED)) { try ServerRawClient(url) }
    #expect(try open.readToEnd() == "")
    withExtendedLifetime(events) {}
  }

  @Test func `refuses no connection of a burst`() throws {
    let server = try LoopbackServer(["/": .json("[]")])
    var limit = rlimit()
    #if canImport(Darwin)
      getrlimit(RLIMIT_NOFILE, &limit)
    #else
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    // Each connection has a descriptor at both ends.
    let count = min(1_000, Int(clamping: limit.rlim_cur) / 4)
    let clients = try (0..<count).map { _ in try ServerRawClient(server.url) }
    for client in clients { client.send("GET / HTTP/1.1\r\n\r\n") }
    for client in clients { #expect(try client.readToEnd().hasSuffix("[]")) }
    #expect(server.requests.count == count)
  }

  @Test func `serves thousands of concurrent requests`() async throws {
    let server = try LoopbackServer(["/": .json("[]")])
    let count = 2_000
    let answered = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<count {
        group.addTask { [client] in await client.status(server.url) }
      }
      return await group.reduce(into: 0) { $0 += $1 == 200 ? 1 : 0 }
    }
    #expect(answered == count)
    #expect(server.requests.count == count)
  }
}
