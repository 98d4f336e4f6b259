import Foundation
import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Effects with keys, recorders, and what a return leaves.
extension AppByAddressTests {
  /// A store whose saves are effects with one key.
  private func notes(
    _ router: ErrorRouter, _ saves: [ManualOperation<Void>]
  ) -> Store<NoteState, NoteAction> {
    Store(
      initialState: NoteState(),
      reducer: { state, action in
        if case .saved = action { state.saved += 1 }
      },
      middlewares: [
        { _, action in
          switch action {
          case .save(let number):
            let save = saves[number]
            return Effect<NoteAction, any Error>.run { () async throws(any Error) in
              try await save()
              return .saved
            }
            .route(to: router, title: "The note isn’t saved", retryKey: "note")
            .cancellable(id: number)
          case .stop(let number): return .cancel(id: number)
          case .saved: return .none
          }
        }
      ])
  }

  @Test func `an older effect that fails after a newer one of its key is no failure`() async {
    let router = router()
    let (older, newer) = (ManualOperation<Void>(), ManualOperation<Void>())
    let store = notes(router, [older, newer])
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    store.dispatch(.save(0))
    await window.wait { older.running == 1 }
    store.dispatch(.save(1))
    await window.wait { newer.running == 1 }
    newer.succeed()
    await window.wait { store.state.saved == 1 }
    await window.rest()
    older.fail(with: URLError(.timedOut))
    await window.rest()
    #expect(window.isBare)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a failed effect stays on offer though a later one of the same key is cancelled`()
    async
  {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let (first, second) = (ManualOperation<Void>(), ManualOperation<Void>())
    let store = notes(router, [first, second])
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    store.dispatch(.save(0))
    await window.wait { first.running == 1 }
    first.fail(with: URLError(.timedOut))
    await window.wait { window.texts.contains("The note isn’t saved") }
    store.dispatch(.save(1))
    await window.wait { second.running == 1 }
    store.dispatch(.stop(1))
    await window.rest()
    #expect(window.texts.contains("The note isn’t saved"))
    #expect(router.journal.counts.pending == 1)
    #expect(store.state.saved == 0)
  }

  @Test func `a recorder doesn't say that an error whose alert waits was never reported`() async {
    let recorder = ErrorRecorder(
      policy: ErrorPolicy { Otherwise(.alert) }, timeout: .milliseconds(100), timer: ManualClock())
    recorder.router.report(CartError.declined, origin: .userAction)
    recorder.router.report(WordedError("The feed is closed"), origin: .userAction)
    let failure = await #expect(throws: RecorderFailure.self) {
      try await recorder.expectLogged(WordedError.self)
    }
    #expect(failure?.reason != .notReported("WordedError"), "\(failure?.description ?? "")")
    try? recorder.finish()
  }

  @Test func `a recorder ends an unanswered alert though the program goes on logging`() async {
    let timer = ManualClock()
    let recorder = ErrorRecorder(
      policy: ErrorPolicy {
        On(.type(WordedError.self), .log)
        Otherwise(.alert)
      }, timeout: .seconds(20), timer: timer)
    let payment = recorder.router.attempt { throw CartError.declined }
    await recorder.router.journal.wait { $0.pending == 1 }
    await timer.waitForSleeper(until: .seconds(20))
    for second in 1...12 {
      recorder.router.report(WordedError("No new mail"), origin: .background)
      await timer.advance(to: .seconds(10 * second))
    }
    #expect(recorder.router.journal.counts.pending == 0)
    payment.cancel()
    try? recorder.finish()
  }

  @Test(arguments: [true, false])
  func `what a person reads about a load stays when they return`(
    _ isAlert: Bool
  ) async {
    let load = ManualOperation<Void>()
    let router = router(ErrorPolicy { Otherwise(isAlert ? .alert : .banner) })
    let window = HostedWindow(clock: clock) {
      Text("Page").throwingTask { try await load() }.errorRouter(router)
    }
    await window.wait { load.running == 1 }
    load.fail(with: WordedError("The feed is closed"))
    await window.rest()
    #expect(window.screen.texts.contains("The feed is closed") || window.alert != nil)
    // Somebody has pulled down the notifications.
    window.host.scenePhase = .inactive
    await window.rest()
    window.host.scenePhase = .active
    await window.rest()
    if isAlert {
      #expect(window.alert?.title == "The feed is closed")
    } else {
      #expect(window.texts.contains("The feed is closed"))
    }
    #expect(router.journal.counts.pending == 1)
  }

  @Test func `a batch on offer stays though another batch of the same key is cancelled`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let later = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.attemptAll(
      ["one", "two"], retryKey: "photos",
      title: { "\($0.failures.count) of \($0.total) photos aren’t sent" }
    ) { _ in throw URLError(.timedOut) }
    await window.wait { window.texts.contains("2 of 2 photos aren’t sent") }
    let task = router.attemptAll(["three"], retryKey: "photos") { _ in try await later() }
    await window.wait { later.running == 1 }
    task.cancel()
    await window.rest()
    #expect(window.texts.contains("2 of 2 photos aren’t sent"))
    #expect(window.screen.buttons.contains { $0.title == "Try Again" })
  }
}

private struct NoteState: Equatable {
  var saved = 0
}

private enum NoteAction: Equatable {
  case save(Int), stop(Int), saved
}
