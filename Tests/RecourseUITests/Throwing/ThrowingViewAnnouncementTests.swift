import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewAnnouncementTests {
  private let operation = ManualOperation<[String]>()
  private let announced = Announced()

  private func host(
    retry: RetrySchedule = .never, clock: ManualClock = ManualClock()
  ) -> HeadlessHost {
    HeadlessHost(
      ThrowingView(retry: retry) {
        try await operation()
      } content: {
        Text($0.joined())
        ReloadButton()
      }
      .environment(\.announce) { [announced] in announced.texts.append($0.text) }
      .environment(\.errorClock, clock))
  }

  @Test func `a failure that repeats after Try Again is announced by its number of attempts`()
    async throws
  {
    let host = host()
    await host.wait { operation.running == 1 }
    #expect(announced.texts == [])
    operation.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    #expect(announced.texts == ["The card was declined\nNothing was charged."])
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    #expect(announced.texts.count == 1)
    operation.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    #expect(announced.texts.dropFirst() == ["The card was declined\nTried 2 times."])
  }

  @Test func `while a retry waits, nothing is announced as the result of Try Again`() async throws {
    let clock = ManualClock()
    let host = host(retry: .constant(.seconds(5), maxAttempts: 2), clock: clock)
    for isRequested in [false, true] {
      if isRequested { try host.tap("Try Again") }
      await host.wait { operation.running == 1 }
      operation.fail()
      await clock.waitForSleeper(until: clock.now.offset + .seconds(1))
      #expect(announced.texts.count == 1)
      await clock.advance(by: .seconds(5))
      await host.wait { operation.running == 1 }
      operation.fail()
      await host.wait { host.screen.texts.contains("Try Again") }
    }
    #expect(announced.texts.dropFirst() == ["The card was declined\nTried 4 times."])
  }

  @Test func `a different failure is announced, and the same one after a success`() async throws {
    let host = host()
    for error in [CartError.declined, .soldOut] {
      await host.wait { operation.running == 1 }
      operation.fail(with: error)
      await host.wait { host.screen.texts.contains("Try Again") }
      try host.tap("Try Again")
    }
    #expect(
      announced.texts == [
        "The card was declined\nNothing was charged.", "It’s sold out\nNothing was charged.",
      ])
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    #expect(announced.texts.count == 2)
    try host.tap("Reload")
    await host.wait { operation.running == 1 }
    operation.fail(with: CartError.soldOut)
    await host.wait { host.screen.texts.contains("Try Again") }
    #expect(announced.texts.last == "It’s sold out\nThis may be out of date.")
    #expect(announced.texts.count == 3)
  }
}

@MainActor
private final class Announced {
  var texts: [String] = []
}

private struct ReloadButton: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Button("Reload") { Task { await refresh?() } }
  }
}
