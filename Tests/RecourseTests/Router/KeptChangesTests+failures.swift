import Foundation
import Recourse
import RecourseTesting
import Testing

/// Failures, refusals and the network.
extension KeptChangesTests {
  @Test(arguments: [400, 403, 404, 409, 413, 422])
  func `a refusal for good is told once, and ends`(status: Int) async throws {
    post.failures = [RouterHTTPError(statusCode: status)]
    let router = launch(folder)
    let window = try TestWindow(router)
    let handle = window.router.attempt(keeping: .send, Letter(text: "a"), title: "Not sent")
    router.attempt(keeping: .send, Letter(text: "b"))
    #expect(await !handle.succeeded)
    #expect(window.alert?.title == "Not sent")
    #expect(window.alert?.actions.map(\.title).contains("Try Again") == false)
    await eventually { router.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["b"])
    // The person has not answered, so that the report returns, and the change does not.
    let crashed = try folder.crash()
    let next = launch(crashed)
    #expect(next.journal.entries.map(\.report.title) == ["Not sent"])
    #expect(next.keptChanges.isEmpty)
    try window.press("OK")
    #expect(launch(try folder.crash()).journal.entries.isEmpty)
  }

  @Test(arguments: [401, 402, 408, 426, 429, 500, 503, 504, 511])
  func `an answer that is no refusal leaves the change waiting`(status: Int) async throws {
    post.failures = [RouterHTTPError(statusCode: status)]
    let router = launch(folder)
    router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.reported == 1 }
    #expect(router.keptChanges.count == 1)
    let next = launch(try folder.crash())
    await eventually { next.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["a"])
    // The failed run itself isn't a report of its own after the restart.
    #expect(next.journal.entries.isEmpty)
  }

  @Test func `the page of a hotel's network and an answer that can't be read refuse nothing`()
    async throws
  {
    let hotel: [any Error] = [
      RouterHTTPError(statusCode: 302),
      DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
      URLError(.serverCertificateUntrusted), CancellationError(),
    ]
    post.failures = hotel
    let router = launch(folder)
    router.attempt(keeping: .send, Letter(text: "a"))
    for count in 1...hotel.count {
      await eventually { router.journal.counts.reported == count }
      #expect(router.keptChanges.count == 1)
      router.restoreReports()
    }
    await eventually { router.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["a"])
  }

  @Test func `the return of the network runs what failed without it, also after an answer`()
    async throws
  {
    network.isReachable = false
    post.failures = [URLError(.notConnectedToInternet), URLError(.notConnectedToInternet)]
    let router = launch(folder)
    let window = try TestWindow(router)
    window.router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { window.alert != nil }
    try window.press("Try Again")
    await eventually { post.keys.count == 2 && window.alert != nil }
    try window.press("Cancel")
    #expect(router.keptChanges.count == 1)
    await network.waitForReader()
    network.isReachable = true
    await eventually { router.keptChanges.isEmpty }
    #expect(Set(post.keys).count == 1)
    await eventually { router.journal.counts.pending == 0 }
  }

  @Test func `the content of a refused change goes back to the app`() async throws {
    let refused = Locked<[Letter]>([])
    let router = launch(folder)
    router.onKeptChange(of: .send) { _, _ in
      throw RouterHTTPError(statusCode: 422)
    } onRefusal: { letter in
      refused.withLock { $0.append(letter) }
    }
    #expect(await !router.attempt(keeping: .send, Letter(text: "a")).succeeded)
    #expect(refused.withLock { $0 } == [Letter(text: "a")])
  }

  @Test func `a change fails again in the background without an interruption of its own`()
    async throws
  {
    post.failures = (0..<4).map { _ in URLError(.timedOut) }
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      journal: ErrorJournal(durableReports: file(folder)), interruptionsPerMinute: 0)
    router.onKeptChange(of: .send) { [post] in try await post.send($0, as: $1) }
    let window = try TestWindow(router)
    window.router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { window.alert != nil }
    try window.press("Cancel")
    router.restoreReports()
    await eventually { router.journal.counts.reported == 2 }
    #expect(window.alert == nil)
    // A press is answered.
    window.router.attempt(keeping: .send, Letter(text: "b"))
    await eventually { window.alert != nil }
  }

  @Test func `a network that came back during a run is not waited for again`() async throws {
    let router = launch(folder)
    router.report(URLError(.notConnectedToInternet), origin: .refresh)
    network.isReachable = false
    await network.waitForReader()
    var runs = 0
    router.onKeptChange(of: .send) { [network] _, _ in
      runs += 1
      guard runs == 1 else { return }
      network.isReachable = true
      await eventually { router.app?.networkReturns.value == 1 }
      throw URLError(.notConnectedToInternet)
    }
    #expect(await router.attempt(keeping: .send, Letter(text: "a")).succeeded)
    #expect(runs == 2)
  }
}
