import Foundation

/// Files of which the first is written, and the others are older ones.
struct RotatingFiles: Sendable {
  let directory: URL
  let name: String
  let sizeLimit: Int
  let fileLimit: Int

  /// Opens the first file at its end, which is the beginning of a line.
  func open() throws -> (handle: FileHandle, size: UInt64) {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let url = url(0)
    if !FileManager.default.fileExists(atPath: url.path) {
      try Data().write(to: url, options: .withoutOverwriting)
    }
    let handle = try FileHandle(forUpdating: url)
    var size = try handle.seekToEnd()
    // A program that was killed may have left half a line.
    if size > 0 {
      try handle.seek(toOffset: size - 1)
      if try handle.read(upToCount: 1) != Data("\n".utf8) {
        try handle.write(contentsOf: Data("\n".utf8))
        size += 1
      }
    }
    return (handle, size)
  }

  /// Makes room for a new first file: each becomes the next one, and the last one is gone.
  func rotate() throws {
    try remove(url(fileLimit - 1))
    for place in (0..<fileLimit - 1).reversed() where exists(url(place)) {
      try FileManager.default.moveItem(at: url(place), to: url(place + 1))
    }
  }

  private func url(_ place: Int) -> URL {
    directory.appending(path: place == 0 ? "\(name).jsonl" : "\(name).\(place).jsonl")
  }

  private func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  private func remove(_ url: URL) throws {
    if exists(url) { try FileManager.default.removeItem(at: url) }
  }
}
