import Foundation
import RecourseTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operations that really fail.
enum RealFailures {
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
      URLSession.shared.dataTask(with: server.url) { data, _, error in
        withExtendedLifetime(server) {}
        completion(error.map(Result.failure) ?? .success(data ?? Data()))
      }
      .resume()
    } catch {
      completion(.failure(error))
    }
  }

  /// Reads a file that isn't there.
  static func readMissingFile(named name: String = "Notes") async throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathComponent("\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Writes into a folder without permission: one of its own, and where its owner may do all the
  /// same, one that the system keeps from administrators too.
  static func writeWithoutPermission() async throws {
    let files = FileManager.default
    let own = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(
      at: own, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
    defer { try? files.removeItem(at: own) }
    let system = ["/System", "/sys"].filter(files.fileExists(atPath:))
    for folder in [own] + system.map({ URL(fileURLWithPath: $0, isDirectory: true) }) {
      try Data("Notes".utf8).write(to: folder.appendingPathComponent("Notes.txt"))
    }
  }

  /// Reads an answer that was cut off.
  static func decodeBrokenOrder() async throws {
    struct Order: Decodable {
      let number: Int
      let items: [String]
    }
    _ = try JSONDecoder().decode(Order.self, from: Data(#"{"number": 7, "items": ["#.utf8))
  }

  private static func server(_ faults: ServerFaults) throws -> LoopbackServer {
    let server = try LoopbackServer([:])
    server.faults = faults
    return server
  }

  private static func ask(_ server: LoopbackServer) async throws {
    defer { withExtendedLifetime(server) {} }
    _ = try await URLSession.shared.data(from: server.url)
  }
}
