import Foundation

/// The launch time of the Gallery.
enum GalleryBenchmarks {
  /// Measures the seconds from the start of the process until the first frame is written to a file.
  ///
  /// The baseline is a run of the same program that exits without opening a window.
  static func firstFrame(of gallery: URL) -> Benchmark {
    Benchmark(name: "gallery.first-frame", unit: "s") {
      let frame = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: frame) }
      return try await Measurement().seconds {
        try await run(gallery, ["--screenshot", frame.path(percentEncoded: false)])
      } against: {
        try await run(gallery, ["--list-screens"])
      }
    }
  }

  private static func run(_ program: URL, _ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    // The handler is called at once, whereas waiting for the exit would poll at intervals.
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    guard status == 0 else { throw GalleryFailure(arguments: arguments, status: status) }
  }

  private struct GalleryFailure: Error {
    let arguments: [String]
    let status: Int32
  }
}
