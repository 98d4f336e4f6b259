import Foundation
import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The middleware is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SavingMiddlewareTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private let bread = BasketChange(goods: .bread, number: 2)

  private var file: URL { folder.appendingPathComponent("Basket.json") }

  /// The state that the app would start with now.
  private var saved: BasketState { BasketState(contentsOf: file, reportingTo: router) }

  private func makeStore() -> Store<BasketState, BasketAction> {
    Store(
      initialState: saved, reducer: basketReducer,
      middlewares: [savingMiddleware(to: file, reportingTo: router)])
  }

  @Test func `saves the state after each action until the app quits`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = makeStore()
    let jam = BasketChange(goods: .jam, number: 4)
    for action: BasketAction in [
      .open, .change(jam), .deliver, .confirmed(jam.id, [.jam: 4]),
      .refused(Refusal(id: BasketChange.ID(), goods: .jam, left: 4)), .change(bread), .deliver,
    ] {
      await store.dispatch(action).finish()
      #expect(saved == store.state[\.self])
    }
    let last = saved
    await store.dispatch(.close).finish()
    await store.dispatch(.change(jam)).finish()
    #expect(saved == last)
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `reports an unreadable file, and starts with an empty basket`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("Bread".utf8).write(to: file)
    #expect(saved == BasketState())
    #expect(router.journal.entries.map(\.report.origin) == [.launch])
  }

  @Test func `reports an unwritable file once, until a write succeeds`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = makeStore()
    store.dispatch(.open)
    store.dispatch(.change(bread))
    await router.journal.wait { $0.reported == 2 }
    #expect(store.state.shown == [.bread: 2])
    #expect(router.journal.counts[.coalesced] == 1)
    #expect(router.journal.counts.pending == 1)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    await store.dispatch(.deliver).finish()
    await router.journal.wait { $0.pending == 0 }
  }
}
