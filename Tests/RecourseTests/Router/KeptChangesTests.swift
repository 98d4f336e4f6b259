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
  let folder: DurableFolder
  let network = SwitchedNetwork()
  let post = Post()

  init() throws {
    folder = try DurableFolder()
  }

  /// A run of the app, whose service is the same in all runs.
  func launch(_ folder: DurableFolder, of user: String? = nil) -> ErrorRouter {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      journal: ErrorJournal(durableReports: file(folder)),
      network: network.signal)
    router.onKeptChange(of: .send) { [post] in try await post.send($0, as: $1) }
    router.restoreReports(of: user)
    return router
  }

  /// The file with the default choice of durable reports.
  func file(_ folder: DurableFolder) -> DurableReports {
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
}

/// A service that keeps the order of what it has received.
@MainActor
final class Post {
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
