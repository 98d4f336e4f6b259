import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operations that really fail.
enum RealFailures {
  /// Asks a port of this machine at which nothing listens.
  static func connectToNobody() async throws {
    let port = try SilentServer().port  // The server has gone by the time it is asked.
    _ = try await URLSession.shared.data(from: loopback(port))
  }

  /// Asks a server of this machine that never answers; ends only by cancellation.
  static func downloadForEver() async throws {
    let server = try SilentServer()
    defer { withExtendedLifetime(server) {} }
    _ = try await URLSession.shared.data(from: loopback(server.port))
  }

  /// Asks a server that isn't there, and calls back from a thread of the system's.
  static func synchronize(completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    do {
      let url = try loopback(SilentServer().port)
      URLSession.shared.dataTask(with: url) { data, _, error in
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

  /// Writes into a folder that the system keeps to itself, from administrators too.
  static func writeWithoutPermission() async throws {
    let folders = ["/System", "/sys"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    for folder in folders where FileManager.default.fileExists(atPath: folder.path) {
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

  private static func loopback(_ port: UInt16) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)/orders") else {
      throw URLError(.badURL)
    }
    return url
  }
}
