import Foundation
import Recourse
import RecourseTestServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RealConnectionTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test func `describes a refused connection`() async throws {
    let description = try await failure(faults: .refuse)
    #expect(description.title == "Can’t connect to the server")
    #expect(description.recoverySuggestion == "Wait a moment, then try again.")
  }

  @Test func `describes a host name that doesn't resolve`() async throws {
    // Names in the domain `invalid` never resolve (RFC 6761).
    let url = try #require(URL(string: "http://orders.invalid/"))
    let titles = ["The server can’t be found", "You’re offline"]
    #expect(titles.contains(try await failure(of: url).title))
  }

  @Test func `describes a request that times out`() async throws {
    let description = try await failure(faults: [.always(.silence)], timeout: 0.2)
    #expect(description.title == "This took too long")
    #expect(description.recoverySuggestion == "Try again.")
  }

  @Test(arguments: [ServerFault.cutOff, .notHTTP, .reset])
  func `describes a truncated or malformed response`(_ fault: ServerFault) async throws {
    let titles = ["The connection was lost", "The answer can’t be used"]
    let title = try await failure(faults: [.always(fault)]).title
    #expect(titles.contains(title), "\(title)")
  }

  @Test(arguments: [
    (401, "You need to sign in", "Sign in and try again."),
    (403, "You don’t have access", "Ask whoever manages it for access."),
    (404, "This can’t be found", nil),
    (409, "This was changed somewhere else", "Reload it, then make your change again."),
    (413, "This is too large", nil),
    (429, "Too many requests", "Wait a moment, then try again."),
    (500, "The server has a problem", "Wait a moment, then try again."),
    (503, "The service isn’t available", "Wait a moment, then try again."),
  ])
  func `describes each error status of a server`(_ status: Int, title: String, suggestion: String?)
    async throws
  {
    let description = try await failure(faults: [.always(.status(status))])
    #expect(description.title == title)
    #expect(description.recoverySuggestion == suggestion)
  }

  @Test(arguments: [
    ("30", "Try again in 30 seconds."), ("1", "Try again in 1 second."),
    ("3600", "Try again in 60 minutes."), ("soon", "Wait a moment, then try again."),
    ("Mon, 01 Jan 2001 00:00:00 GMT", "Try again."),
  ])
  func `suggests the delay of the server's Retry-After`(_ value: String, suggestion: String)
    async throws
  {
    for status in [429, 503] {
      let response = ServerResponse(status: status, headers: ["Retry-After": value])
      #expect(try await failure(response).recoverySuggestion == suggestion)
    }
  }

  @Test func `names the part that is missing from a response`() async throws {
    let description = try await failure(.json(#"{"number": 7}"#))
    #expect(description.title == "The data is incomplete")
    #expect(description.message == "The part “items” is missing from it.")
  }

  /// Returns the description of a failed request to a server with the given response and faults.
  private func failure(
    _ response: ServerResponse = .json("{}"), faults: ServerFaults = [],
    timeout: TimeInterval = 60
  ) async throws -> ErrorDescription {
    let server = try LoopbackServer(["/": response])
    server.faults = faults
    defer { withExtendedLifetime(server) {} }
    return try await failure(of: server.url, timeout: timeout)
  }

  /// Returns the description of a failed request to a URL.
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

private struct RequestFailed: HTTPStatusProvider {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

private struct Order: Decodable {
  let number: Int
  let items: [String]
}
