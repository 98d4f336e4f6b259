// Keeps reports in a file, so that they return after a crash.
import Foundation
import Recourse

extension ErrorReport.Key {
  static let upload: Self = "upload"
}

@MainActor
func makeRouter(keepingReportsIn file: URL) -> ErrorRouter {
  let journal = ErrorJournal(durableReports: DurableReports(file: file))
  let policy = ErrorPolicy {
    On(.where("uploads") { $0.retryKey == .upload }, .banner)
  }
  return ErrorRouter(policy: policy, journal: journal)
}

@MainActor
func launch(
  _ router: ErrorRouter, user: String, upload: @escaping @MainActor () async throws -> Void
) {
  router.onRetry(of: .upload) { try await upload() }
  router.restoreReports(of: user)
}

@MainActor
func fail(_ error: any Error, _ router: ErrorRouter) {
  router.report(error, origin: .background, retryKey: .upload)
}
