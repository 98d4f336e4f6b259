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
  private let bread = BasketChange(.bread, .add(2))

  private var file: BasketFile {
    BasketFile(url: folder.appendingPathComponent("Inside").appendingPathComponent("Basket.json"))
  }

  private func makeStore() -> Store<BasketState, BasketAction> {
    Store(
      initialState: BasketState(), reducer: basketReducer,
      middlewares: [savingMiddleware(file, reportingTo: router)])
  }

  @Test func `saves pending changes, the confirmed basket and unseen refusals`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = makeStore()
    await store.dispatch(.open).finish()
    let jam = BasketChange(.jam, .add(4))
    store.dispatch(.change(jam))
    store.dispatch(.deliver)
    store.dispatch(.answered(Basket().applying(jam), to: jam.id))
    let more = BasketChange(.jam, .add(1))
    store.dispatch(.change(more))
    store.dispatch(.deliver)
    store.dispatch(.refused(.tooFew(.jam, left: 4), more.id))
    store.dispatch(.change(bread))
    await store.dispatch(.deliver).finish()
    let next = makeStore()
    await next.dispatch(.open).finish()
    #expect(next.state[\.confirmed] == Basket().applying(jam))
    #expect(next.state[\.shown] == Basket().applying(jam).applying(bread))
    #expect(next.state[\.refusals] == store.state[\.refusals])
    #expect(next.state[\.queue] == store.state[\.queue])
    // The change was in flight, so it may have reached the shop.
    #expect(next.state[\.queue.first?.mayHaveArrived] == true)
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `reports an unreadable file, and starts with an empty basket`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try file.write(BasketState())
    try Data("Bread".utf8).write(to: file.url)
    let store = makeStore()
    let begin = store.dispatch(.open)
    await router.journal.wait { $0.reported == 1 }
    #expect(store.state[\.delivery] == .idle)
    #expect(router.journal.entries.first?.report.origin == .launch)
    begin.cancel()
  }

  @Test func `reports an unwritable file once, until a write succeeds`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)  // A file at the path of the folder.
    let store = makeStore()
    await store.dispatch(.open).finish()
    store.dispatch(.change(bread))
    await router.journal.wait { $0.reported == 2 }
    #expect(store.state[\.shown][.bread] == 2)
    #expect(router.journal.counts[.coalesced] == 1)
    #expect(router.journal.counts.pending == 1)
    try FileManager.default.removeItem(at: folder)
    await store.dispatch(.change(BasketChange(.jam, .add(1)))).finish()
    await router.journal.wait { $0.pending == 0 }
  }

  @Test func `quitting before the file was read keeps the file`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var state = BasketState()
    state.queue.add(bread, to: Basket())
    try file.write(state)
    let store = makeStore()
    let begin = store.dispatch(.open)
    let change = store.dispatch(.change(BasketChange(.jam, .add(1))))
    await store.dispatch(.close).finish()
    await begin.finish()
    await change.finish()
    #expect(store.state[\.delivery] == .closed)
    #expect(try file.read().queue == state.queue)
  }

  @Test func `adds the changes made before the file was read`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var state = BasketState()
    state.queue.add(bread, to: Basket())
    try file.write(state)
    let store = makeStore()
    let begin = store.dispatch(.open)
    store.dispatch(.change(BasketChange(.jam, .add(1))))
    await begin.finish()
    #expect(try file.read().queue.entries.map(\.change.goods) == [.bread, .jam])
  }
}
