import Foundation
import RecourseTesting
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Servers of this machine, and what goes wrong with their answers.
extension RealFailures {
  /// Asks a server that refuses.
  ///
  /// - Parameters:
  ///   - status: What it answers, such as 404.
  ///   - retryAfter: When it wants to be asked again, as the header field says it. The default is
  ///     nil: it doesn’t say.
  /// - Throws: A ``RequestFailed``, once the answer is there.
  static func ask(forStatus status: Int, retryAfter: String? = nil) async throws {
    let headers = retryAfter.map { ["Retry-After": $0] } ?? [:]
    _ = try await ask(answer: ServerResponse(status: status, headers: headers))
  }

  /// Asks for an order, and gets an answer that lacks a part.
  static func readIncompleteOrder() async throws {
    let data = try await ask(answer: .json(#"{"number": 7}"#))
    _ = try JSONDecoder().decode(Order.self, from: data)
  }

  /// Asks a server that hangs up before the answer is over.
  static func readCutOffAnswer() async throws {
    _ = try await ask([.always(.cutOff)], answer: .json(#"{"items": []}"#))
  }

  /// Asks a server that speaks another language.
  static func readNonsense() async throws {
    _ = try await ask([.always(.notHTTP)])
  }

  /// Asks a server that takes longer than anybody wants to wait.
  static func waitTooLong() async throws {
    _ = try await ask([.always(.silence)], within: 0.2)
  }

  /// Asks a server whose name nobody has, nor ever will (RFC 6761).
  static func lookUpNobody() async throws {
    guard let url = URL(string: "http://orders.invalid/") else { throw URLError(.badURL) }
    _ = try await data(from: url, within: 5)
  }

  /// What a server of this machine answers.
  private static func ask(
    _ faults: ServerFaults = .none, answer: ServerResponse = ServerResponse(),
    within patience: TimeInterval = 5
  ) async throws -> Data {
    let server = try LoopbackServer { _ in answer }
    server.faults = faults
    defer { withExtendedLifetime(server) {} }
    return try await data(from: server.url, within: patience)
  }

  private static func data(from url: URL, within patience: TimeInterval) async throws -> Data {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    let session = URLSession(configuration: configuration)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.answer(from: url)
    if let response = response as? HTTPURLResponse, response.statusCode != 200 {
      throw RequestFailed(
        statusCode: response.statusCode,
        retryAfter: response.value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init))
    }
    return data
  }
}
