import Foundation
import Recourse

/// The cost of keeping a report over a crash.
enum DurableBenchmarks {
  static let all = [
    // The baseline appends as many bytes to a file, and synchronizes the file.
    Benchmark(name: "durable.append", unit: "ns", goal: .ratio(1.2)) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "reports.jsonl")
      let journal = ErrorJournal(
        durableReports: DurableReports(
          file: file, sizeLimit: 1_000_000_000, isDurable: { _ in true }))
      append(to: journal)
      let line = try Data(contentsOf: file)
      let plain = try PlainFile(at: folder.appending(path: "plain"))
      return Measurement().nanoseconds(by: ContinuousClock()) {
        append(to: journal)
      } against: {
        plain.append(line)
      }
    }
  ]

  private enum UploadError: Error { case interrupted }

  private static func append(to journal: ErrorJournal) {
    journal.report(ErrorReport(UploadError.interrupted, origin: .background, retryKey: "upload"))
  }

  /// A file to which lines are appended and synchronized.
  private final class PlainFile {
    private let descriptor: Int32

    init(at url: URL) throws {
      descriptor = open(url.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw CocoaError(.fileNoSuchFile) }
    }

    deinit {
      close(descriptor)
    }

    func append(_ line: Data) {
      _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      #if canImport(Darwin)
        _ = fcntl(descriptor, F_FULLFSYNC)
      #else
        fsync(descriptor)
      #endif
    }
  }
}
