import Foundation
import RecourseUI

extension ErrorReport.Key {
  static let outbox: Self = "outbox"
}

@MainActor
final class Outbox {
  let router: ErrorRouter
  private let send: @MainActor () async throws -> Void

  init(reports file: URL, user: String, send: @escaping @MainActor () async throws -> Void) {
    let journal = ErrorJournal(durableReports: DurableReports(file: file))
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.banner) }, journal: journal)
    self.send = send
    router.onRetry(of: .outbox) { try await send() }
    router.restoreReports(of: user)
  }

  func sendLetters() async {
    do {
      try await send()
      router.resolve(.outbox)
    } catch {
      router.report(error, origin: .userAction, title: "Letters aren’t sent", retryKey: .outbox)
    }
  }
}
