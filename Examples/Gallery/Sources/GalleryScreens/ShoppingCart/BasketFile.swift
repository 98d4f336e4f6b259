import Foundation

/// Where the basket is kept while the app doesn’t run.
struct BasketFile: Sendable {
  let url: URL

  /// What was written last; an empty basket if nothing ever was.
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
