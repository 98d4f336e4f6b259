import Foundation
import RecourseTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operations that really fail.
enum RealFailures {
  static let session = URLSession(configuration: .withoutCache)

  /// Asks a server of this machine that refuses connections.
  static func connectToNobody() async throws {
    try await ask(server(.refuse))
  }

  /// Asks a server of this machine that never answers; ends only by cancellation.
  static func downloadForEver() async throws {
    try await ask(server([.always(.silence)]))
  }

  /// Asks a server that isn't there, and calls back from a thread of the system's.
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
    _ = try await session.answer(from: server.url)
  }
}
