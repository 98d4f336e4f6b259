import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RealConnectionTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test func `a connection is refused`() async throws {
    let url = try LoopbackServer(answer: nil).url  // The server has gone by the time it is asked.
    let description = try await failure(of: url)
    #expect(description.title == "Can’t connect to the server")
    #expect(description.recoverySuggestion == "Try again later.")
  }

  @Test func `a name isn't found`() async throws {
    // Names that end like this never exist (RFC 6761).
    let url = try #require(URL(string: "http://orders.invalid/"))
    let titles = ["The server can’t be found", "You’re offline"]
    #expect(titles.contains(try await failure(of: url).title))
  }

  @Test func `an answer never comes`() async throws {
    let server = try LoopbackServer(answer: nil)
    defer { withExtendedLifetime(server) {} }
    let description = try await failure(of: server.url, timeout: 0.2)
    #expect(description.title == "This took too long")
    #expect(description.recoverySuggestion == "Try again.")
  }

  @Test func `an answer is cut off`() async throws {
    let server = try LoopbackServer(
      answer: "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\nConnection: close\r\n\r\n{\"items\": [")
    defer { withExtendedLifetime(server) {} }
    let titles = ["The connection was lost", "The answer can’t be used"]
    let title = try await failure(of: server.url).title
    #expect(titles.contains(title), "\(title)")
  }

  @Test func `an answer makes no sense`() async throws {
    let server = try LoopbackServer(answer: "Good afternoon\r\n\r\n")
    defer { withExtendedLifetime(server) {} }
    let titles = ["The answer can’t be used", "The connection was lost"]
    let title = try await failure(of: server.url).title
    #expect(titles.contains(title), "\(title)")
  }

  @Test(arguments: [
    (401, "You need to sign in", "Sign in and try again."),
    (403, "You don’t have access", "Ask whoever manages it for access."),
    (404, "This can’t be found", nil),
    (409, "This was changed somewhere else", "Reload it, then make your change again."),
    (413, "This is too large", nil),
    (429, "Too many requests", "Try again later."),
    (500, "The server has a problem", "Try again later."),
    (503, "The service isn’t available", "Try again later."),
  ])
  func `a server says no`(_ status: Int, title: String, suggestion: String?) async throws {
    let server = try LoopbackServer(answer: LoopbackServer.answer(status: status))
    defer { withExtendedLifetime(server) {} }
    let description = try await failure(of: server.url)
    #expect(description.title == title)
    #expect(description.recoverySuggestion == suggestion)
  }

  @Test(arguments: [
    ("30", "Try again in 30 seconds."), ("1", "Try again in 1 second."),
    ("3600", "Try again in 60 minutes."), ("soon", "Try again later."),
    ("Mon, 01 Jan 2001 00:00:00 GMT", "Try again."),
  ])
  func `a server says when to ask again`(_ value: String, suggestion: String) async throws {
    for status in [429, 503] {
      let server = try LoopbackServer(
        answer: LoopbackServer.answer(status: status, header: "Retry-After: \(value)\r\n"))
      defer { withExtendedLifetime(server) {} }
      #expect(try await failure(of: server.url).recoverySuggestion == suggestion)
    }
  }

  @Test func `an answer isn't what was agreed`() async throws {
    let server = try LoopbackServer(
      answer: LoopbackServer.answer(status: 200, body: #"{"number": 7}"#))
    defer { withExtendedLifetime(server) {} }
    let description = try await failure(of: server.url)
    #expect(description.title == "The data is incomplete")
    #expect(description.message == "The part “items” is missing from it.")
  }

  /// What is said about a request that fails.
  private func failure(
    of url: URL, timeout: TimeInterval = 60
  ) async throws -> ErrorDescription {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    let error = await #expect(throws: (any Error).self) {
      let (data, response) = try await session.data(from: url)
      if let response = response as? HTTPURLResponse, response.statusCode != 200 {
        throw RequestFailed(
          statusCode: response.statusCode,
          retryAfter: response.value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init))
      }
      return try JSONDecoder().decode(Order.self, from: data)
    }
    return describer.describe(try #require(error))
  }
}

private struct RequestFailed: HTTPError {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

private struct Order: Decodable {
  let number: Int
  let items: [String]
}
