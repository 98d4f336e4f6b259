import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The delays that servers ask for.
extension AppByAddressTests {
  @Test func `a page that the server asks to wait a second time counts down a second time`()
    async throws
  {
    let window = HostedWindow(clock: clock) {
      UnavailablePage(state: state).errorRouter(router())
    }
    await window.rest()
    #expect(!window.screen.buttons.contains { $0.title == "Try Again" })
    await window.pass(.seconds(30))
    try await window.tap("Try Again")
    await window.rest()
    #expect(state.runs == 1)
    #expect(!window.screen.buttons.contains { $0.title == "Try Again" })
    #expect(window.texts.contains { $0.hasPrefix("Try again in") })
  }

  @Test func `scrolling doesn't disturb a server that has asked a last row to wait`()
    async throws
  {
    let loader = Loader { [state] () async throws -> String in
      state.runs += 1
      if state.runs == 1 { throw ServerIsBusy(retryAfter: .seconds(3_600)) }
      return "More"
    }
    let window = HostedWindow(clock: clock) {
      List {
        Text("Milk")
        ThrowingView(loader) { Text($0) }
      }
      .errorRouter(router())
    }
    await window.wait { window.texts.contains { $0.hasPrefix("Try again in") } }
    let row = try #require(window.texts.first { $0.hasPrefix("Try again in") })
    try window.host.hide(row)
    await window.rest()
    let texts = window.texts
    try window.host.show(try #require(texts.first { $0.hasPrefix("Try again in") }))
    await window.rest()
    #expect(state.runs == 1)
  }

  @Test func `a banner waits for the delay of the operation that has joined it`() async {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    let canTryAgain: @MainActor () -> Bool = {
      window.screen.buttons.contains {
        $0.isEnabled && $0.title.hasPrefix("Try") && !$0.title.contains(" in ")
      }
    }
    router.attempt(title: "The note isn’t saved") { throw Throttled() }
    await window.wait { window.texts.contains("The note isn’t saved") }
    #expect(!canTryAgain())
    await window.pass(.seconds(32))
    #expect(canTryAgain())
    router.attempt(title: "The photo isn’t sent") { throw Throttled() }
    await window.rest()
    #expect(window.texts.contains { $0.contains("The photo isn’t sent") })
    #expect(!canTryAgain())
    await window.pass(.seconds(32))
    #expect(canTryAgain())
  }

  @Test func `a banner's Try Again stays out while one of its operations has to wait`() async {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.attempt(title: "The note isn’t saved", retryKey: "note") { throw Throttled() }
    await window.wait { window.texts.contains("The note isn’t saved") }
    await window.pass(.seconds(20))
    router.attempt(title: "The photo isn’t sent", retryKey: "photo") { throw Throttled() }
    await window.rest()
    // The first delay is over, the second one isn't: one press runs both.
    await window.pass(.seconds(10))
    #expect(
      !window.screen.buttons.contains {
        $0.isEnabled && $0.title.hasPrefix("Try") && $0.title.contains("2")
      })
  }
}

/// The answer of a busy server.
private struct ServerIsBusy: HTTPStatusProvider {
  let statusCode = 503
  var retryAfter: RetryAfter? = .seconds(20)
}

/// A server's request to wait.
private struct Throttled: HTTPStatusProvider {
  let statusCode = 503
  let retryAfter: RetryAfter? = .seconds(30)
}

/// A page of a model, whose every run fails like the one before.
private struct UnavailablePage: View {
  let state: AppByAddress

  var body: some View {
    Text("Run \(state.runs)")
    ErrorUnavailableView(ServerIsBusy()) { [state] in state.runs += 1 }
  }
}
