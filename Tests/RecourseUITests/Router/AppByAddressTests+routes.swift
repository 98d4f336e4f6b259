import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Routes that are asked once, and what the journal says.
extension AppByAddressTests {
  /// A router whose sign-in lasts until the test ends it.
  private func router(signingInBy signIn: ManualOperation<RouteResult>) -> ErrorRouter {
    let router = router(
      ErrorPolicy {
        On(.status(401), .route("signIn"))
        Otherwise(.alert)
      })
    router.onRoute("signIn") { _ in (try? await signIn()) ?? .stop }
    return router
  }

  @Test func `a sign-in in progress is not begun again because its request was cancelled`() async {
    let signIn = ManualOperation<RouteResult>()
    let router = router(signingInBy: signIn)
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    let first = router.attempt { throw SessionEnded() }
    await window.wait { signIn.running == 1 }
    first.cancel()
    await window.rest()
    router.attempt { throw SessionEnded() }
    await window.rest()
    #expect(signIn.runs == 1)
    signIn.succeed(with: .stop)
    await window.rest()
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a return from the password app doesn't begin the sign-in of a page again`() async {
    let signIn = ManualOperation<RouteResult>()
    let load = ManualOperation<Void>()
    let router = router(signingInBy: signIn)
    let window = HostedWindow(clock: clock) {
      Text("Page").throwingTask { try await load() }.errorRouter(router)
    }
    await window.wait { load.running == 1 }
    load.fail(with: SessionEnded())
    await window.wait { signIn.running == 1 }
    window.host.scenePhase = .background
    await window.rest()
    window.host.scenePhase = .active
    await window.rest()
    load.fail(with: SessionEnded())
    await window.rest()
    #expect(signIn.runs == 1)
    signIn.succeed(with: .stop)
    await window.rest()
  }

  @Test func `a press beside a sign-in doesn't begin it again when the page that asked has gone`()
    async throws
  {
    let signIn = ManualOperation<RouteResult>()
    let router = router(signingInBy: signIn)
    let window = HostedWindow(clock: clock) {
      VStack {
        Leaving { Text("Page").throwingTask { throw SessionEnded() } }
        ThrowingButton("Order") { [state] in
          state.runs += 1
          if state.runs == 1 { throw SessionEnded() }
        }
      }
      .errorRouter(router)
    }
    await window.wait { signIn.running == 1 }
    try await window.tap("Leave")
    await window.rest()
    try await window.tap("Order")
    await window.rest()
    #expect(signIn.runs == 1)
    signIn.succeed(with: .tryAgain)
    await window.rest()
    #expect(state.runs == 2)
  }

  @Test func `a person who has declined to sign in is not asked again by each return`() async {
    let signIn = ManualOperation<RouteResult>()
    let router = router(signingInBy: signIn)
    let window = HostedWindow(clock: clock) {
      ThrowingView { () async throws -> String in
        throw SessionEnded()
      } content: {
        Text($0)
      }
      .errorRouter(router)
    }
    await window.wait { signIn.running == 1 }
    signIn.succeed(with: .stop)
    await window.rest()
    // The prompt of the sign-in, such as Face ID, has made the scene inactive for a moment.
    window.host.scenePhase = .inactive
    await window.rest()
    window.host.scenePhase = .active
    await window.rest()
    #expect(signIn.runs == 1)
    signIn.succeed(with: .stop)
    await window.rest()
  }

  @Test func `a press is answered though the window with the sign-in closes`() async throws {
    let signIn = ManualOperation<RouteResult>()
    let router = router(
      ErrorPolicy {
        On(.status(401), .route("signIn"))
        Otherwise(.alert)
      })
    let first = HostedWindow(clock: clock) {
      Text("A").onErrorRoute("signIn") { _ in (try? await signIn()) ?? .stop }
        .errorRouter(router)
    }
    let second = HostedWindow(clock: clock) {
      ThrowingButton("Order") { throw SessionEnded() }.errorRouter(router)
    }
    await first.rest()
    try await second.tap("Order")
    await second.wait { signIn.running == 1 }
    first.host.close()
    await second.rest()
    #expect(second.screen.progress.isEmpty)
    #expect(second.alert != nil)
    signIn.succeed(with: .stop)
    await second.rest()
  }

  @Test func `a press leads to the sign-in of its own window when that of another one closes`()
    async throws
  {
    let signIns = [ManualOperation<RouteResult>(), ManualOperation<RouteResult>()]
    let router = router(signIn)
    let windows = signIns.map { signIn in
      HostedWindow(clock: clock) {
        ThrowingButton("Order") { throw SessionEnded() }
          .onErrorRoute("signIn") { _ in (try? await signIn()) ?? .stop }
          .errorRouter(router)
      }
    }
    try await windows[0].tap("Order")
    await windows[0].wait { signIns[0].running == 1 }
    try await windows[1].tap("Order")
    await windows[1].rest()
    #expect(signIns[1].running == 0)
    windows[0].host.close()
    await windows[1].wait { signIns[1].running == 1 }
    signIns[1].succeed(with: .stop)
    await windows[1].rest()
    #expect(windows[1].isBare && windows[1].screen.progress.isEmpty)
    #expect(router.journal.counts.pending == 0)
  }

  private func explanation(of id: ErrorReport.ID, in router: ErrorRouter) throws -> String {
    try #require(router.journal.explanation(of: id))
  }

  @Test func `an operation that runs after the sign-in isn't said to wait for the sign-in`()
    async throws
  {
    let signIn = ManualOperation<RouteResult>()
    let router = router(signingInBy: signIn)
    let again = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.attempt { [state] in
      state.runs += 1
      if state.runs == 1 { throw SessionEnded() }
      try await again()
    }
    await window.wait { signIn.running == 1 }
    let entry = try #require(router.journal.entries.first)
    #expect(try explanation(of: entry.id, in: router).contains("waits for the handler"))
    signIn.succeed(with: .tryAgain)
    await window.wait { again.running == 1 }
    await window.rest()
    #expect(try !explanation(of: entry.id, in: router).contains("waits for the handler"))
    again.succeed()
    await window.rest()
  }

  @Test func `a report that is only counted isn't said to be presented`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.report(WordedError("The feed is closed"), origin: .background)
    await window.waitForAlert("The feed is closed")
    try await window.tap("OK")
    await window.rest()
    let second = router.report(WordedError("The feed is closed"), origin: .background)
    await window.rest()
    #expect(window.isBare)
    #expect(try !explanation(of: second.id, in: router).contains("is presented together"))
  }

  @Test func `nobody is said to have closed a toast that has expired`() async throws {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    let report = router.report(WordedError("The video isn’t sent"), origin: .userAction)
    await window.wait { window.texts.contains("The video isn’t sent") }
    await window.pass(.seconds(60))
    #expect(!window.texts.contains("The video isn’t sent"))
    #expect(try !explanation(of: report.id, in: router).contains("has answered or closed"))
  }

  @Test(arguments: [true, false])
  func `a toast isn't said to be on screen while the app is in the background`(
    _ canBeAsked: Bool
  ) async throws {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock, canBeAsked: canBeAsked) {
      Text("Root").errorRouter(router)
    }
    await window.rest()
    window.host.scenePhase = .background
    let report = router.report(WordedError("The video isn’t sent"), origin: .userAction)
    await window.rest()
    #expect(try !explanation(of: report.id, in: router).contains("is on screen"))
    window.host.scenePhase = .active
    await window.rest()
    #expect(window.texts.contains("The video isn’t sent"))
  }

  @Test func `a change that a person's Try Again repairs isn't repaired by the network`()
    async throws
  {
    let network = ManualNetwork()
    let router = router(ErrorPolicy { Otherwise(.toast) }, network: network.signal)
    let retry = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.attempt(title: "The note isn’t sent") { [state] in
      state.runs += 1
      if state.runs == 1 { throw URLError(.notConnectedToInternet) }
      try await retry()
    }
    await window.wait { window.texts.contains("The note isn’t sent") }
    try await window.tap("Try Again")
    await window.wait { retry.running == 1 }
    network.comeBack()
    await window.rest()
    retry.succeed()
    await window.rest()
    #expect(state.runs == 2)
    #expect(router.journal.entries.first?.outcome == .repaired(by: .tryAgain))
  }
}
