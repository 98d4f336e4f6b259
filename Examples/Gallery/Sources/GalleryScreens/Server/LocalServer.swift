import Foundation
import RecourseTesting
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that runs on this machine from when it is first asked, and its client.
@MainActor
final class LocalServer {
  /// What goes wrong with the server; setting it begins to count its requests anew.
  var faults = ServerFaults.none {
    didSet { running?.faults = faults }
  }

  private let session = URLSession(configuration: .withoutCache)
  private let launch: @MainActor () throws -> LoopbackServer
  private var running: LoopbackServer?

  /// Makes a server that doesn't run yet.
  ///
  /// - Parameter launch: Starts it.
  init(launch: @escaping @MainActor () throws -> LoopbackServer) {
    self.launch = launch
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// The server, which runs.
  func start() throws -> LoopbackServer {
    if let running { return running }
    let server = try launch()
    server.faults = faults
    running = server
    return server
  }

  /// Asks for what is at a path.
  func answer(at path: String) async throws -> (data: Data, response: HTTPURLResponse?) {
    try await answer { URLRequest(url: $0.appendingPathComponent(path)) }
  }

  /// Sends a request.
  ///
  /// - Parameter request: Makes it of the server's address.
  /// - Returns: The answer; its response is nil when it is none of HTTP.
  /// - Throws: What kept the request from being answered, and what the closure throws.
  func answer(
    to request: (_ server: URL) throws -> URLRequest
  ) async throws -> (data: Data, response: HTTPURLResponse?) {
    let (data, response) = try await session.answer(to: request(start().url))
    return (data, response as? HTTPURLResponse)
  }
}

extension URLSessionConfiguration {
  /// Keeps no answers, since what is asked for again is to be new.
  ///
  /// On Linux there is another reason: cancelling a task that looks for its answer in a cache may
  /// end the process (swift-corelibs-foundation#3292).
  static var withoutCache: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return configuration
  }
}

extension HTTPURLResponse {
  /// When the server wants to be asked again; nil if it doesn't say.
  var retryAfter: RetryAfter? {
    value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init)
  }
}
