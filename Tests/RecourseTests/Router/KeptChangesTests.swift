import Foundation
import Recourse
import RecourseTesting
import Testing

extension KeptChange.Kind<Letter> {
  static var send: Self { "send" }
  static var archive: Self { "archive" }
}

struct Letter: Codable, Hashable {
  var text: String
}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct KeptChangesTests {
  private let folder: DurableFolder
  private let network = SwitchedNetwork()
  private let post = Post()

  init() throws {
    folder = try DurableFolder()
  }

  /// A run of the app, whose service is the same in all runs.
  private func launch(_ folder: DurableFolder, of user: String? = nil) -> ErrorRouter {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      journal: ErrorJournal(durableReports: file(folder)),
      network: network.signal)
    router.onKeptChange(of: .send) { [post] in try await post.send($0, as: $1) }
    router.restoreReports(of: user)
    return router
  }

  /// The file with the default choice of durable reports.
  private func file(_ folder: DurableFolder) -> DurableReports {
    DurableReports(file: folder.file, onFailure: { [folder] in folder.warnings.append($0) })
  }

  @Test func `a change is in the file before its operation runs, and gone after its success`()
    async throws
  {
    let router = launch(folder)
    let seen = Locked<[Int]>([])
    router.onKeptChange(of: .send) { [folder] letter, _ in
      let next = ErrorRouter(journal: folder.journal)
      next.restoreReports()
      seen.withLock { $0.append((try? Data(contentsOf: folder.file).count) ?? 0) }
      #expect(letter == Letter(text: "a"))
      #expect(next.keptChanges.isEmpty)
    }
    let handle = router.attempt(keeping: .send, Letter(text: "a"), title: "Not sent")
    #expect(try folder.contents.count > 0)
    #expect(router.keptChanges.map(\.title) == ["Not sent"])
    #expect(router.keptChanges.map { $0.content(of: .send) } == [Letter(text: "a")])
    #expect(router.keptChanges.map { $0.content(of: .archive) } == [nil])
    #expect(await handle.succeeded)
    #expect(seen.withLock { $0.allSatisfy { $0 > 0 } && $0.count == 1 })
    #expect(router.keptChanges.isEmpty)
    #expect(try launch(folder.crash()).keptChanges.isEmpty)
    #expect(router.journal.figures == [])
  }

  @Test func `what ran when the app was killed runs again with the same key, and once`()
    async throws
  {
    post.isHanging = true
    let router = launch(folder)
    router.attempt(keeping: .send, Letter(text: "a"))
    router.attempt(keeping: .send, Letter(text: "b"))
    await eventually { post.keys.count == 1 }
    let crashed = try folder.crash()
    post.isHanging = false
    let next = launch(crashed)
    await eventually { post.sent.map(\.text) == ["a", "b"] && next.keptChanges.isEmpty }
    #expect(post.keys.count == 3)
    #expect(post.keys[0] == post.keys[1])
    #expect(launch(try crashed.crash()).keptChanges.isEmpty)
  }

  @Test func `a change that has failed waits behind nothing, and the later ones behind it`()
    async throws
  {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder)
    let window = try TestWindow(router)
    let first = window.router.attempt(keeping: .send, Letter(text: "a"), title: "Not sent")
    await eventually { window.alert != nil }
    #expect(window.alert?.title == "Not sent")
    #expect(window.alert?.actions.map(\.title).contains("Try Again") == true)
    #expect(router.keptChanges.count == 1)
    try window.press("Try Again")
    #expect(await first.succeeded)
    await eventually { router.journal.counts.pending == 0 }
    #expect(router.journal.figures == ["repaired 1"])
    #expect(post.sent.map(\.text) == ["a"])
  }

  @Test func `the next change of a kind tries the one before it again, and keeps the order`()
    async throws
  {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder)
    router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    router.attempt(keeping: .send, Letter(text: "b"))
    await eventually { router.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["a", "b"])
    await eventually { router.journal.counts.pending == 0 }
  }

  @Test func `changes of two kinds run at the same time`() async throws {
    post.isHanging = true
    let router = launch(folder)
    let archived = Locked(0)
    router.onKeptChange(of: .archive) { _, _ in archived.withLock { $0 += 1 } }
    router.attempt(keeping: .send, Letter(text: "a"))
    #expect(await router.attempt(keeping: .archive, Letter(text: "b")).succeeded)
    #expect(archived.withLock { $0 } == 1)
    #expect(router.keptChanges.count == 1)
  }

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

  @Test func `a person can drop what waits, and the next change runs`() async throws {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder)
    let window = try TestWindow(router)
    let first = window.router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { window.alert != nil }
    post.isHanging = true
    let second = window.router.attempt(keeping: .send, Letter(text: "b"))
    await eventually { post.keys.count == 2 }
    router.dropKeptChange(router.keptChanges[0].id)
    post.isHanging = false
    #expect(await !first.succeeded)
    #expect(await second.succeeded)
    #expect(post.cancelled == 1)
    #expect(post.sent.map(\.text) == ["b"])
    #expect(router.keptChanges.isEmpty)
    let leaving = try #require(window.top.interruptions.stage.clearing)
    window.top.interruptions.acknowledge(leaving.id)
    #expect(router.journal.counts.pending == 0)
    #expect(launch(try folder.crash()).keptChanges.isEmpty)
  }

  @Test func `dropping a failed change resolves its report`() async throws {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder)
    let handle = router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    handle.cancel()
    #expect(await !handle.succeeded)
    await eventually { router.keptChanges.isEmpty }
    await eventually { router.journal.counts.pending == 0 }
    #expect(router.journal.figures == ["resolved 1"])
    #expect(post.sent.isEmpty)
  }

  @Test func `the changes of a person wait while another one is signed in`() async throws {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder, of: "ada")
    router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    router.restoreReports(of: "bob")
    #expect(router.keptChanges.isEmpty)
    await eventually { router.journal.counts.pending == 0 }
    #expect(await router.attempt(keeping: .send, Letter(text: "b")).succeeded)
    #expect(post.sent.map(\.text) == ["b"])
    router.restoreReports(of: "ada")
    await eventually { router.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["b", "a"])
    #expect(try launch(folder.crash(), of: "ada").keptChanges.isEmpty)
  }

  @Test func `changes of earlier processes come before new ones, also without restoreReports`()
    async throws
  {
    post.isHanging = true
    launch(folder).attempt(keeping: .send, Letter(text: "a"))
    await eventually { post.keys.count == 1 }
    post.isHanging = false
    let router = ErrorRouter(journal: ErrorJournal(durableReports: file(try folder.crash())))
    router.onKeptChange(of: .send) { [post] in try await post.send($0, as: $1) }
    #expect(await router.attempt(keeping: .send, Letter(text: "b")).succeeded)
    #expect(post.sent.map(\.text) == ["a", "b"])
  }

  @Test func `a change waits for its operation, and for a form that can be read`() async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, journal: ErrorJournal(durableReports: file(folder))
    )
    router.attempt(keeping: .send, Letter(text: "a"))
    #expect(router.keptChanges.count == 1)
    router.onKeptChange(of: KeptChange.Kind<Int>("send")) { _, _ in Issue.record("not a number") }
    await eventually { router.journal.counts.pending == 1 }
    #expect(router.keptChanges.count == 1)
    router.onKeptChange(of: .send) { [post] in try await post.send($0, as: $1) }
    await eventually { router.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["a"])
  }

  @Test func `a change that can't be encoded is reported, and not kept`() async throws {
    let router = launch(folder)
    let handle = router.attempt(keeping: KeptChange.Kind<Double>("number"), .nan)
    #expect(await !handle.succeeded)
    #expect(router.journal.counts.reported == 1)
    #expect(router.keptChanges.isEmpty)
  }

  @Test func `without a file, a change waits in memory`() async throws {
    post.failures = [URLError(.timedOut)]
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    router.onKeptChange(of: .send) { [post] in try await post.send($0, as: $1) }
    let handle = router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    router.restoreReports()
    #expect(await handle.succeeded)
  }

  @Test func `a change has room in a file that is full of reports`() async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      journal: ErrorJournal(durableReports: folder.reports(sizeLimit: 10)))
    router.report(RouterError.declined, origin: .userAction)
    #expect(folder.warnings.all.count == 1)
    router.attempt(keeping: .send, Letter(text: "a"))
    router.attempt(keeping: .send, Letter(text: "b"))
    #expect(folder.warnings.all.count == 1)
    let next = launch(try folder.crash())
    await eventually { next.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["a", "b"])
  }

  @Test func `a change never runs while another person is signed in`() async throws {
    let router = launch(folder, of: "ada")
    post.isHanging = true
    let running = router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { post.keys.count == 1 }
    router.restoreReports(of: "bob")
    await eventually { post.cancelled == 1 }
    // Nor does one that was about to begin.
    post.isHanging = false
    router.restoreReports(of: "ada")
    router.restoreReports(of: "bob")
    for _ in 0..<100 { await Task.yield() }
    #expect(post.keys.count == 1)
    #expect(router.journal.counts.pending == 0)
    router.restoreReports(of: "ada")
    #expect(await running.succeeded)
    #expect(Set(post.keys).count == 1)
  }

  @Test func `a person's change can be dropped while another one is signed in`() async throws {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder, of: "ada")
    let handle = router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    router.restoreReports(of: "bob")
    handle.cancel()
    #expect(await !handle.succeeded)
    await eventually { router.journal.counts.pending == 0 }
    router.restoreReports(of: "ada")
    #expect(router.keptChanges.isEmpty)
    #expect(try launch(folder.crash(), of: "ada").keptChanges.isEmpty)
  }

  @Test func `a dropped change doesn't begin`() async throws {
    let router = launch(folder)
    let handle = router.attempt(keeping: .send, Letter(text: "a"))
    router.dropKeptChange(router.keptChanges[0].id)
    #expect(await !handle.succeeded)
    for _ in 0..<100 { await Task.yield() }
    #expect(post.keys.isEmpty)
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

  @Test func `a retry key of the same name is another operation`() async throws {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder)
    router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    #expect(await router.attempt(retryKey: "send") {}.succeeded)
    #expect(router.journal.counts.pending == 1)
    #expect(router.keptChanges.count == 1)
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

/// A service that keeps the order of what it has received.
@MainActor
private final class Post {
  var failures: [any Error] = []
  /// Whether calls hang until their app is as good as killed.
  var isHanging = false
  private(set) var sent: [Letter] = []
  private(set) var keys: [UUID] = []
  /// The number of hanging calls that were cancelled.
  private(set) var cancelled = 0

  func send(_ letter: Letter, as key: UUID) async throws {
    keys.append(key)
    if isHanging {
      while isHanging, !Task.isCancelled { await Task.yield() }
      if Task.isCancelled { cancelled += 1 }
      throw CancellationError()
    }
    if !failures.isEmpty { throw failures.removeFirst() }
    sent.append(letter)
  }
}
