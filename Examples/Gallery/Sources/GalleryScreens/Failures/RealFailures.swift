import Foundation
import RecourseNetworking
import RecourseTestServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operations that really fail.
enum RealFailures {
  static let session = URLSession(configuration: .withoutCache)

  /// Sends a request to a local server that refuses connections.
  static func connectToClosedPort() async throws {
    try await ask(server(.refuse))
  }

  /// Sends a request to a local server that never answers, so that it ends only by cancellation.
  static func downloadWithoutEnd() async throws {
    try await ask(server([.always(.silence)]))
  }

  /// Sends a request to a server that refuses connections, and calls back from a system thread.
  static func synchronize(completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    do {
      let server = try server(.refuse)
      session.dataTask(with: server.url) { data, _, error in
        withExtendedLifetime(server) {}
        completion(error.map(Result.failure) ?? .success(data ?? Data()))
      }
      .resume()
    } catch {
      completion(.failure(error))
    }
  }

  private static func server(_ faults: ServerFaults) throws -> LoopbackServer {
    let server = try LoopbackServer([:])
    server.faults = faults
    return server
  }

  private static func ask(_ server: LoopbackServer) async throws {
    defer { withExtendedLifetime(server) {} }
    _ = try await session.answer(for: URLRequest(url: server.url))
  }
}
