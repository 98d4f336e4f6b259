import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterFloodTests {
  private static let problems = 50
  private static let reports = 10_000

  @Test(arguments: [Disposition.alert, .toast, .banner])
  func `10,000 reports of 50 problems lead to exactly 50 presentations`(
    disposition: Disposition
  ) async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(disposition) }, interruptionsPerMinute: 100,
      waitingLimit: 100,
      clock: ManualClock())
    let window = try TestWindow(router)
    for number in 0..<Self.reports {
      router.report(problem(number % Self.problems), origin: .refresh)
      if number.isMultiple(of: 100) { await Task.yield() }
    }
    #expect(router.journal.counts.pending == Self.problems)
    var shown: [Int] = []
    while router.journal.counts.pending > 0 {
      // The next turn shows the count of this turn.
      for _ in 0..<3 { await Task.yield() }
      shown.append(try countAndDismiss(in: window))
    }
    #expect(shown.count == Self.problems)
    #expect(router.journal.counts.byOutcome == [.presented: 50, .coalesced: 9_950])
    // The first alert keeps its initial count, as system alerts do.
    if disposition == .alert {
      #expect(shown.dropFirst().allSatisfy { $0 == 200 })
    } else {
      #expect(shown.reduce(0, +) == Self.reports)
    }
  }

  @Test func `retains no more errors after many reports than after a few`() async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, journal: ErrorJournal(limit: 100),
      clock: ManualClock())
    let window = try TestWindow(router)
    weak var last: Held?
    for number in 0..<Self.reports {
      let held = Held()
      last = held
      let key = ErrorReport.Key(rawValue: "\(number)")
      router.report(
        HoldingError(held: held, number: number % 3), origin: .userAction, retryKey: key,
        resolvedBy: [key])
    }
    #expect(last != nil)
    for _ in 0..<100 { router.report(RouterError.declined, origin: .background) }
    for _ in 0..<200 { router.showAlert(for: CancellationError()) }
    // The journal retains the newest 100 reports, and the router the first report of each problem.
    #expect(last == nil)
    window.top.toasts.completeDeparture()
    #expect(window.toast != nil)
  }

  private func countAndDismiss(in window: TestWindow) throws -> Int {
    if let alert = window.alert {
      try window.press("OK")
      return alert.title.split(separator: "×").dropFirst().first.flatMap { Int($0) } ?? 1
    }
    let presenter = window.toast == nil ? window.top.banners : window.top.toasts
    let count = presenter.stage.shown?.item.count ?? 0
    presenter.dismissShown()
    return count
  }
}

private final class Held: Sendable {}

private struct HoldingError: Error, CustomNSError {
  let held: Held
  let number: Int

  static var errorDomain: String { "Holding" }
  var errorCode: Int { number }
}
