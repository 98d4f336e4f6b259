import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that sends requests to a server as an app does.
final class ServerClient: Sendable {
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 50
    // The tests control the time of the server, and a busy machine may take long for a test.
    configuration.timeoutIntervalForRequest = 600
    session = URLSession(configuration: configuration)
  }

  deinit {
    session.invalidateAndCancel()
  }

  func get(_ url: URL) async throws -> (status: Int, body: String, response: HTTPURLResponse) {
    try await ask(URLRequest(url: url))
  }

  func ask(
    _ request: URLRequest
  ) async throws -> (status: Int, body: String, response: HTTPURLResponse) {
    // A separate task isn't cancelled with the caller: on Linux, cancelling `data(for:)` can block
    // forever.
    let (data, response) = try await Task { try await session.data(for: request) }.value
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return (response.statusCode, String(decoding: data, as: UTF8.self), response)
  }

  /// Returns the status of the response, or `nil` if the request fails.
  func status(_ url: URL) async -> Int? {
    try? await get(url).status
  }

  /// Returns the code of the request's `URLError`, or `nil` if there is none.
  func failure(_ url: URL) async -> URLError.Code? {
    do {
      _ = try await get(url)
      return nil
    } catch {
      return (error as? URLError)?.code
    }
  }
}
