import Foundation
import Recourse
import RecourseTesting
import Testing

/// What a person drops, who is signed in, and other processes.
extension KeptChangesTests {
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

  @Test func `a change made before anyone was signed in runs as nobody else`() async throws {
    let router = ErrorRouter(journal: ErrorJournal(durableReports: file(folder)))
    router.onKeptChange(of: .send) { [post] in try await post.send($0, as: $1) }
    let handle = router.attempt(keeping: .send, Letter(text: "a"))
    router.restoreReports(of: "Ada")
    let next = router.attempt(keeping: .send, Letter(text: "b"))
    #expect(await next.succeeded)
    #expect(post.sent.map(\.text) == ["b"])
    router.restoreReports(of: nil)
    #expect(await handle.succeeded)
    #expect(post.sent.map(\.text) == ["b", "a"])
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

  @Test func `a retry key of the same name is another operation`() async throws {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder)
    router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    #expect(await router.attempt(retryKey: "send") {}.succeeded)
    #expect(router.journal.counts.pending == 1)
    #expect(router.keptChanges.count == 1)
  }

  @Test func `a takeover that the file can't record returns a change once`() throws {
    let folder = try folder(withChangeOf: "a")
    // The new contents of the file can't be written there.
    try FileManager.default.createDirectory(
      atPath: folder.file.path + ".new", withIntermediateDirectories: false)
    let router = ErrorRouter(journal: ErrorJournal(durableReports: file(folder)))
    for _ in 1...3 { router.restoreReports() }
    #expect(router.keptChanges.map { $0.content(of: .send)?.text } == ["a"])
    #expect(!folder.warnings.all.isEmpty)
  }

  @Test func `a later change of a process that has ended runs after those that wait`()
    async throws
  {
    post.failures = [URLError(.timedOut)]
    let router = launch(folder)
    router.attempt(keeping: .send, Letter(text: "a"))
    await eventually { router.journal.counts.pending == 1 }
    // The router, which nothing keeps, ends with its journal, as a process does.
    ErrorRouter(journal: ErrorJournal(durableReports: file(folder)))
      .attempt(keeping: .send, Letter(text: "b"))
    router.restoreReports()
    #expect(router.keptChanges.map { $0.content(of: .send)?.text } == ["a", "b"])
    await eventually { router.keptChanges.isEmpty }
    #expect(post.sent.map(\.text) == ["a", "b"])
  }

  /// Returns the folder of an app that was killed before it could send a letter.
  private func folder(withChangeOf text: String) throws -> DurableFolder {
    let router = ErrorRouter(journal: ErrorJournal(durableReports: file(folder)))
    router.attempt(keeping: .send, Letter(text: text))
    return try folder.crash()
  }
}
