import Foundation
import RecourseUI

/// A failing operation, and the origin of its report.
struct FailingOperation: Sendable {
  let origin: ErrorOrigin
  let run: @Sendable () async throws -> Void

  init(_ origin: ErrorOrigin, run: @escaping @Sendable () async throws -> Void) {
    self.origin = origin
    self.run = run
  }

  /// Operations for the different outcomes of a report.
  static let all = [
    FailingOperation(.firstLoad, run: RealFailures.connectToClosedPort),
    FailingOperation(.userAction) { throw LibraryError.full(limit: 1_000) },
    FailingOperation(.userAction) { _ = try await RealFailures.readMissingFile() },
    FailingOperation(.refresh) { throw RequestFailed.busy },
    FailingOperation(.background) { throw CoffeeError.cold(cupOf: "Anna") },
    FailingOperation(.userAction) { throw CancellationError() },
    FailingOperation(.prefetch) {
      throw UploadsFailed(causes: [RequestFailed.busy, CoffeeError.cold(cupOf: "Ben")])
    },
    FailingOperation(.launch) {
      try await SyncError.catching { try await RealFailures.connectToClosedPort() }
    },
  ]
}
