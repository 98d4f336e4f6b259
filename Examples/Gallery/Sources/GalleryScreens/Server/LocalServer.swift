import Foundation
import RecourseTestServer
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A local server that starts with its first request, and its client.
@MainActor
final class LocalServer {
  /// The simulated faults of the server; a change restarts the request count.
  var faults: ServerFaults = [] {
    didSet { running?.faults = faults }
  }

  private let session = URLSession(configuration: .withoutCache)
  private let launch: @MainActor () throws -> LoopbackServer
  private var running: LoopbackServer?

  /// Creates a server that isn't running yet.
  ///
  /// - Parameter launch: Starts the server.
  init(launch: @escaping @MainActor () throws -> LoopbackServer) {
    self.launch = launch
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Returns the running server, starting it if needed.
  func start() throws -> LoopbackServer {
    if let running { return running }
    let server = try launch()
    server.faults = faults
    running = server
    return server
  }

  /// Requests the resource at a path.
  func answer(at path: String) async throws -> (data: Data, response: HTTPURLResponse?) {
    try await answer { URLRequest(url: $0.appendingPathComponent(path)) }
  }

  /// Sends a request.
  ///
  /// - Parameter request: Creates the request from the server's address.
  /// - Returns: The data and the response, which is nil if it isn't an HTTP response.
  /// - Throws: The error of the request, or the error of the closure.
  func answer(
    to request: (_ server: URL) throws -> URLRequest
  ) async throws -> (data: Data, response: HTTPURLResponse?) {
    let (data, response) = try await session.answer(to: request(start().url))
    return (data, response as? HTTPURLResponse)
  }
}

extension URLSessionConfiguration {
  /// A configuration without a cache, because a repeated request must reach the server.
  ///
  /// The cache is also unsafe on Linux: cancelling a task that looks up its answer in a cache may
  /// crash the process (swift-corelibs-foundation#3292).
  static var withoutCache: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return configuration
  }
}

extension HTTPURLResponse {
  /// The value of the Retry-After field; nil if the field is missing or invalid.
  var retryAfter: RetryAfter? {
    value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init)
  }
}
