import FeatureC
import RecourseTesting
import RecourseUI
import SharedErrors
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ModulesModelTests {
  private let router = ErrorRouter(policy: .gallery)
  private let model = ModulesModel()

  @Test func `reports a conflict, and uploads the other documents`() async throws {
    let forwarding = Task { await model.forwardFailures(to: router) }
    try await model.synchronize()
    #expect(model.lastRound?.uploaded == 2)
    #expect(model.lastRound?.failures.map(\.title) == ["“Notes on the Engine” was changed twice"])
    await router.journal.wait { $0.pending == 1 }
    let entry = try #require(router.journal.entries.first)
    #expect(entry.report.error as? SyncConflict == SyncConflict(title: "Notes on the Engine"))
    #expect(entry.path.map(\.disposition) == [.sheet])
    forwarding.cancel()
    await forwarding.value
  }

  @Test func `a failed background synchronization is only logged`() async {
    let forwarding = Task { await model.forwardFailures(to: router) }
    model.shop.server.scenario = .unreachable
    await model.synchronizeInBackground()
    await router.journal.wait { $0.byOutcome == [.logged: 1] }
    #expect(model.lastRound?.failures.map(\.title) == ["Can’t reach the shop"])
    #expect(model.lastRound?.failures.map(\.retryKey) == [.synchronization])
    forwarding.cancel()
    await forwarding.value
  }

  @Test func `a synchronization on request throws the error that stopped it`() async {
    model.shop.server.scenario = .unavailable
    await #expect(throws: APIError.serviceUnavailable) { try await model.synchronize() }
    #expect(model.lastRound == nil)
  }
}
