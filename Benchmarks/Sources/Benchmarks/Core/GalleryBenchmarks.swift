import Foundation

/// How long a person waits for the Gallery.
enum GalleryBenchmarks {
  /// The seconds from the start of the process to the first frame, which is drawn into a file.
  ///
  /// The baseline is the same program's start and end without a window.
  static func firstFrame(of gallery: URL) -> Benchmark {
    Benchmark(name: "gallery.first-frame", unit: "s") {
      let frame = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: frame) }
      let measurement = Measurement()
      return Benchmark.Figures(
        value: try await measurement.seconds {
          try await run(gallery, ["--screenshot", frame.path(percentEncoded: false)])
        },
        baseline: try await measurement.seconds { try await run(gallery, ["--list-screens"]) })
    }
  }

  private static func run(_ program: URL, _ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    // The handler tells at once; waiting for the exit would look at intervals.
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
