import Foundation

/// A program and its arguments.
struct Command {
  let program: URL
  var arguments: [String]
  var folder: URL?

  struct Result {
    let status: Int32
    let output: String
  }

  /// Finds a program on the path.
  init(_ name: String, _ arguments: [String]) throws {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = folders.map { URL(filePath: "\($0)/\(name)") }
    guard
      let program = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw CommandNotFound(name: name) }
    self.program = program
    self.arguments = arguments
  }

  /// Runs the program to completion, and collects its output in a temporary file.
  func run() async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    try output.close()
    return Result(status: status, output: try String(contentsOf: file, encoding: .utf8))
  }
}

struct CommandNotFound: Error, CustomStringConvertible {
  let name: String

  var description: String { "There is no \(name) on PATH." }
}
