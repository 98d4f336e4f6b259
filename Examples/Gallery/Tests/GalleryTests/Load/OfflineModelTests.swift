import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct OfflineModelTests {
  private let model = OfflineModel()

  @Test func `sends only while the network is reachable`() async throws {
    model.isReachable = false
    let error = await #expect(throws: URLError.self) { try await model.send() }
    #expect(error?.code == .notConnectedToInternet)
    #expect(model.sent == 0)
    model.isReachable = true
    try await model.send()
    #expect(model.sent == 1)
  }

  @Test func `a retry waits for the signal of the network`() async throws {
    model.isReachable = false
    let (phases, phase) = AsyncStream.makeStream(of: RetryProgress.Phase.self)
    let context = RetryContext(network: model.network, clock: ManualClock())
    let orders = Task {
      try await withRetry(
        .constant(.zero, maxAttempts: 2), idempotency: .idempotent, context: context,
        onProgress: { phase.yield($0.phase) }, operation: { try await model.orders() })
    }
    for await phase in phases where phase == .waitingForNetwork { break }
    model.isReachable = true
    #expect(try await orders.value == Order.examples)
  }
}
