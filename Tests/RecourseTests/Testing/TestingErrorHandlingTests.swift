import Foundation
import Recourse
import RecourseTesting
import Testing

/// The examples of the article about testing the handling of errors.
@Suite(.timeLimit(.minutes(5))) struct TestingErrorHandlingTests {
  @MainActor
  @Test func `presents a closed shop in a banner`() {
    let report = ErrorReport(ShopError.closed, origin: .userAction)
    #expect(ErrorPolicy.shop.decision(for: report).disposition == .banner)
    #expect(ErrorPolicy.shop.decision(for: report, build: .release).disposition == .banner)
  }

  @MainActor
  @Test func `keeps the orders when a reload fails`() async throws {
    let recorder = ErrorRecorder(policy: .shop)
    let shop = Shop()
    let orders = Loader(router: recorder.router) { try await shop.orders() }
    await orders.load()

    shop.isOpen = false
    await orders.reload()
    #expect(orders.state.value == ["Tea"])
    #expect(try await recorder.next().disposition == .banner)
    try recorder.finish()
  }

  @MainActor
  @Test func `makes three attempts, a second apart`() async throws {
    let clock = ManualClock(advancesBySleeping: true)
    let shop = Shop(failures: 2)
    let orders = try await withRetry(
      .constant(.seconds(1), maxAttempts: 3), idempotency: .idempotent,
      context: RetryContext(clock: clock)
    ) {
      try await shop.orders()
    }
    #expect(orders == ["Tea"])
    #expect(clock.now.offset == .seconds(2))
  }
}

private enum ShopError: Error {
  case closed
}

extension ErrorPolicy {
  fileprivate static let shop = ErrorPolicy { On(.error(ShopError.closed), .banner) }
}

@MainActor
private final class Shop {
  var isOpen = true
  private var failures: Int

  init(failures: Int = 0) {
    self.failures = failures
  }

  func orders() async throws -> [String] {
    if failures > 0 {
      failures -= 1
      throw ShopError.closed
    }
    if !isOpen { throw ShopError.closed }
    return ["Tea"]
  }
}
