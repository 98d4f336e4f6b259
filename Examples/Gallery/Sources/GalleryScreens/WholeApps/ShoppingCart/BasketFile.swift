import Foundation

/// The file in which the basket is stored while the app isn't running.
struct BasketFile: Sendable {
  let url: URL

  /// Returns the saved state; an empty basket if there is no file yet.
  func read() throws -> BasketState {
    guard FileManager.default.fileExists(atPath: url.path) else { return BasketState() }
    return try JSONDecoder().decode(BasketState.self, from: Data(contentsOf: url))
  }

  func write(_ state: BasketState) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(state).write(to: url, options: .atomic)
  }
}
