import Foundation
import RecourseUI

extension KeptChange.Kind<String> {
  static var letter: Self { "letter" }
}

@MainActor
final class Outbox {
  let router: ErrorRouter

  init(
    file: URL, user: String,
    send: @escaping @MainActor (_ letter: String, _ idempotencyKey: UUID) async throws -> Void
  ) {
    let journal = ErrorJournal(durableReports: DurableReports(file: file))
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.banner) }, journal: journal)
    router.onKeptChange(of: .letter) { letter, key in try await send(letter, key) }
    router.restoreReports(of: user)
  }

  func send(_ letter: String) {
    router.attempt(keeping: .letter, letter, title: "The letter isn’t sent")
  }
}
