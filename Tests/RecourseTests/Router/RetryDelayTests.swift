import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that Try Again becomes available after the delay that an error requests.
@MainActor
@Suite(.timeLimit(.minutes(5))) final class RetryDelayTests: RetryScene {
  @Test(arguments: staying)
  func `Try Again becomes available after the delay that the error requests`(
    disposition: Disposition
  ) async throws {
    let router = makeRouter(disposition)
    let window = try TestWindow(router)
    router.attempt { [operations] in try await operations.run() }
    await operations.end(limited(20))
    await eventually { content(at: disposition, in: window) != nil }
    let delay = try #require(content(at: disposition, in: window)?.actionState.delay)
    #expect(delay.rest == .seconds(20))
    #expect(content(at: disposition, in: window)?.message?.contains("20") == false)
    content(at: disposition, in: window)?.action?.handler()
    await clock.advance(by: .seconds(19))
    #expect(operations.runs == 1)
    #expect(content(at: disposition, in: window)?.actionState.delay?.rest == .seconds(1))
    await clock.advance(by: .seconds(1))
    await eventually { content(at: disposition, in: window)?.actionState == .ready }
    try press(disposition, in: window)
    await operations.end(limited(5))
    await eventually { content(at: disposition, in: window)?.actionState.delay != nil }
    #expect(content(at: disposition, in: window)?.actionState.delay?.rest == .seconds(5))
  }

  @Test func `the message gives a delay of more than a minute`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    router.attempt { [limited] in throw limited(120) }
    await eventually { window.banner != nil }
    #expect(window.banner?.message?.contains("Try again in") == true)
    await clock.advance(by: .seconds(60))
    await eventually { window.banner?.message?.contains("Try again in") == false }
    #expect(window.banner?.actionState.delay?.rest == .seconds(60))
  }

  @Test func `a toast stays until its action has run, or becomes available soon`() async throws {
    let router = makeRouter(.toast)
    let window = try TestWindow(router)
    router.attempt { [operations] in try await operations.run() }
    await operations.end(limited(40))
    await eventually { window.toast != nil }
    let toast = try #require(window.toast)
    #expect(toast.duration.time(for: toast) != nil)
    await clock.advance(by: .seconds(20))
    #expect(toast.duration.time(for: toast) == nil)
    await clock.advance(by: .seconds(20))
    await eventually { window.toast?.actionState == .ready }
    try press(.toast, in: window)
    await eventually { window.toast?.actionState == .running }
    let running = try #require(window.toast)
    #expect(running.duration.time(for: running) == nil)
  }

  @Test func `a titled operation honours the delay of its latest error`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    router.attempt(title: "The note isn’t saved") { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { window.banner != nil }
    try press(.banner, in: window)
    await operations.end(Slow())
    await eventually { window.banner?.message?.contains("Tried 2 times.") == true }
    #expect(window.banner?.message?.contains("Tried 2 times.") == true)
    #expect(window.banner?.actionState.delay?.rest == .seconds(20))
  }

  @Test(arguments: [15, 20])
  func `a delay goes on when its window closes`(passed: Int) async throws {
    let router = makeRouter(.banner)
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    first.router.attempt { [limited] in throw limited(20) }
    await eventually { first.banner != nil }
    await clock.advance(by: .seconds(passed))
    first.close()
    await eventually { second.banner != nil }
    if passed == 20 {
      #expect(second.banner?.actionState == .ready)
    } else {
      #expect(second.banner?.actionState.delay?.rest == .seconds(5))
    }
  }
}

private struct Slow: ErrorRemedyProvider {
  var remedy: ErrorRemedy { .transient }
  var retryAfter: RetryAfter? { .seconds(20) }
}
