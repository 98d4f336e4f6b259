import Foundation
import Recourse

/// The cost of keeping a report over a crash.
enum DurableBenchmarks {
  // The time beyond an append of as many bytes to a file that is synchronized. A ratio would
  // depend on the storage device: synchronizing takes 0.2 ms on a virtual disk, and several
  // milliseconds on a phone.
  static let all = [
    Benchmark(name: "durable.append", unit: "ns", goal: .time(150_000, by: ContinuousClock())) {
      try time(of: append)
    },
    Benchmark(name: "durable.change", unit: "ns", goal: .time(250_000, by: ContinuousClock())) {
      try time(of: change)
    },
  ]

  /// Returns the time of a call that writes a line, beyond that of a plain write.
  @MainActor
  private static func time(of call: @MainActor (ErrorRouter) -> Void) throws -> Benchmark.Figures {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "reports.jsonl")
    let journal = ErrorJournal(
      durableReports: DurableReports(
        file: file, sizeLimit: 1_000_000_000, isDurable: { _ in true }))
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, journal: journal)
    call(router)
    let line = try Data(contentsOf: file)
    let plain = try PlainFile(at: folder.appending(path: "plain"))
    return Measurement().nanoseconds(by: ContinuousClock()) {
      call(router)
    } against: {
      plain.append(line)
    }
    .beyondBaseline
  }

  private enum UploadError: Error { case interrupted }

  /// Reports an error that an alert without an answer presents already.
  @MainActor
  private static func append(to router: ErrorRouter) {
    router.report(UploadError.interrupted, origin: .background, retryKey: "upload")
  }

  /// Keeps a change without an operation, and drops it, so that none accumulate.
  @MainActor
  private static func change(_ router: ErrorRouter) {
    router.attempt(keeping: .upload, "a letter", title: "Not sent")
    for change in router.keptChanges { router.dropKeptChange(change.id) }
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

extension KeptChange.Kind<String> {
  fileprivate static var upload: Self { "upload" }
}
