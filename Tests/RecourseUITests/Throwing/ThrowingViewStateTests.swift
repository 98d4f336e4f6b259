import Foundation
import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Throwing views of a load state that a store holds.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewStateTests {
  private let clock = ManualClock()
  private let operation = ManualOperation<[String]>()
  private let router: ErrorRouter
  private let store: Store<Shelf, LoadAction<[String]>>
  private let window: HostedWindow

  init() {
    let router = ErrorRouter(clock: clock)
    let store = Store<Shelf, LoadAction<[String]>>(
      initialState: Shelf(),
      reducer: { state, action in loadReducer(state: &state.books, action: action) },
      middlewares: [
        { [operation] state, action in
          .load(action, into: state.books, id: "books") { _ in try await operation() }
        }
      ])
    window = HostedWindow(clock: clock) {
      Leaving { StoredList(store: store) }.errorRouter(router)
    }
    self.router = router
    self.store = store
  }

  @Test func `an idle state is loaded when the view appears, and shown`() async {
    #expect(window.texts.first == "Loading…")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    #expect(operation.runs == 1)
    #expect(store.state.books == .loaded(["Tea"]))
  }

  @Test func `a state's failure is shown, recorded once, and can be retried`() async throws {
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.texts.first == "The card was declined" }
    await window.wait { router.journal.counts.byOutcome == [.inlined: 1] }
    try window.host.tap("Try Again")
    await window.wait { operation.running == 1 }
    #expect(window.texts.first == "Trying again…")
    operation.fail()
    await window.wait { router.journal.counts.byOutcome == [.inlined: 2] }
    try window.host.tap("Try Again")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    #expect(operation.runs == 3)
    #expect(router.journal.counts.byOutcome == [.repaired: 2])
    #expect(router.journal.entries.map(\.report.source.fileID) == [#fileID, #fileID])
  }

  @Test func `a failed reload keeps the content, with a notice beside it`() async throws {
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    store.dispatch(.reload)
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.texts.contains("This may be out of date.") }
    #expect(window.texts.first == "Tea")
    await window.wait { router.journal.counts.reported == 1 }
    #expect(router.journal.entries.map(\.report.origin) == [.refresh])
  }

  @Test func `a second view of a state shows both the value and the failure`() async throws {
    let window = HostedWindow(clock: clock) {
      Identified { number in
        ForEach(0...number, id: \.self) { _ in StoredList(store: store) }
      }
      .errorRouter(router)
    }
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    store.dispatch(.reload)
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.texts.contains("This may be out of date.") }
    try window.host.tap("Next")
    await window.wait { operation.running == 1 }
    #expect(window.texts.count { $0 == "Tea" } == 2)
    #expect(window.texts.count { $0 == "The card was declined" } == 2)
  }

  @Test func `a state with a load in flight is not loaded a second time`() async throws {
    await window.wait { operation.running == 1 }
    try window.host.tap("Leave")
    try window.host.tap("Return")
    await window.rest()
    #expect(operation.runs == 1)
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
  }
}

private struct Shelf: Equatable {
  var books = LoadState<[String]>.idle
}

private struct StoredList: View {
  let store: Store<Shelf, LoadAction<[String]>>

  var body: some View {
    ThrowingView(store.state.books) {
      store.dispatch(.reload)
    } content: { names in
      ForEach(names, id: \.self) { Text($0) }
    }
  }
}
