import Foundation
import RecourseUI

/// Something that fails, and what the app is doing meanwhile.
struct FailingOperation: Sendable {
  let origin: ErrorOrigin
  let run: @Sendable () async throws -> Void

  init(_ origin: ErrorOrigin, run: @escaping @Sendable () async throws -> Void) {
    self.origin = origin
    self.run = run
  }

  /// One for each thing that can become of a report.
  static let all = [
    FailingOperation(.firstLoad, run: RealFailures.connectToNobody),
    FailingOperation(.userAction) { throw LibraryError.full(limit: 1_000) },
    FailingOperation(.userAction) { _ = try await RealFailures.readMissingFile() },
    FailingOperation(.refresh) { throw RequestFailed.busy },
    FailingOperation(.background) { throw CoffeeError.cold(cupOf: "Anna") },
    FailingOperation(.userAction) { throw CancellationError() },
    FailingOperation(.prefetch) {
      throw UploadsFailed(causes: [RequestFailed.busy, CoffeeError.cold(cupOf: "Ben")])
    },
    FailingOperation(.launch) {
      try await SyncError.catching { try await RealFailures.connectToNobody() }
    },
  ]
}
