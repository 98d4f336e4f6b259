import Foundation
import RecourseNetworking
import RecourseTestServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Local servers, and faults in their answers.
extension RealFailures {
  /// Sends a request to a server that rejects it.
  ///
  /// - Parameters:
  ///   - status: The status code of the answer, such as 404.
  ///   - retryAfter: The value of the answer's Retry-After field. The default is nil: no such
  ///     field.
  /// - Throws: An `HTTPResponseError` after the answer has arrived.
  static func ask(forStatus status: Int, retryAfter: String? = nil) async throws {
    let headers = retryAfter.map { ["Retry-After": $0] } ?? [:]
    _ = try await ask(answer: ServerResponse(status: status, headers: headers))
  }

  /// Requests an order, and decodes an answer with a missing field.
  static func readIncompleteOrder() async throws {
    let data = try await ask(answer: .json(#"{"number": 7}"#))
    _ = try JSONDecoder().decode(Order.self, from: data)
  }

  /// Sends a request to a server that closes the connection in the middle of its answer.
  static func readCutOffAnswer() async throws {
    _ = try await ask([.always(.cutOff)], answer: .json(#"{"items": []}"#))
  }

  /// Sends a request to a server that doesn't speak HTTP.
  static func readInvalidHTTP() async throws {
    _ = try await ask([.always(.notHTTP)])
  }

  /// Sends a request to a server that never answers, with a timeout of 0.2 seconds.
  static func waitForTimeout() async throws {
    _ = try await ask([.always(.silence)], within: 0.2)
  }

  /// Sends a request to a host name that is guaranteed not to exist (RFC 6761).
  static func lookUpMissingHost() async throws {
    guard let url = URL(string: "http://orders.invalid/") else { throw URLError(.badURL) }
    _ = try await data(from: url, within: 5)
  }

  /// Returns the body of a local server's answer.
  private static func ask(
    _ faults: ServerFaults = [], answer: ServerResponse = ServerResponse(),
    within patience: TimeInterval = 5
  ) async throws -> Data {
    let server = try LoopbackServer { _ in answer }
    server.faults = faults
    defer { withExtendedLifetime(server) {} }
    return try await data(from: server.url, within: patience)
  }

  private static func data(from url: URL, within patience: TimeInterval) async throws -> Data {
    let configuration = URLSessionConfiguration.withoutCache
    configuration.timeoutIntervalForRequest = patience
    let session = URLSession(configuration: configuration)
    defer { session.finishTasksAndInvalidate() }
    return try await session.answer(for: URLRequest(url: url)).0
  }
}
