import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PartialValueTests {
  private struct Unavailable: Error {}

  private let kept = KeptValues<Int, String>()
  private let failing = Locked<Set<Int>>([3, 17])
  private let runs = Locked<[Int]>([])

  private func orders(_ count: Int = 20) async throws -> [String] {
    try await withAll(1...count, keeping: kept) { [runs, failing] number in
      runs.withLock { $0.append(number) }
      if failing.withLock({ $0.contains(number) }) { throw Unavailable() }
      return "\(number)"
    }
  }

  @Test func `a load that brings 18 of 20 has the 18, names the 2, and tries only the 2 again`()
    async throws
  {
    let loader = Loader { _ in try await orders() }
    await loader.load()
    #expect(loader.state.value == (1...20).filter { $0 != 3 && $0 != 17 }.map(String.init))
    let error = try #require(loader.state.failure?.error as? AggregateError)
    #expect(error.failures.count == 2)
    #expect(error.total == 20)
    runs.withLock { $0 = [] }
    failing.withLock { $0 = [3] }
    await loader.retry()
    #expect(runs.withLock { Set($0) } == [3, 17])
    #expect(loader.state.value?.count == 19)
    failing.withLock { $0 = [] }
    await loader.retry()
    #expect(loader.state.failure == nil)
    #expect(loader.state.value == (1...20).map(String.init))
  }

  @Test func `after a success, a reload runs every element`() async throws {
    failing.withLock { $0 = [] }
    _ = try await orders()
    runs.withLock { $0 = [] }
    _ = try await orders()
    #expect(runs.withLock(\.count) == 20)
  }

  @Test func `a complete value stays if a reload brings only a part of it`() async {
    failing.withLock { $0 = [] }
    let loader = Loader { _ in try await orders() }
    await loader.load()
    failing.withLock { $0 = [3, 17] }
    await loader.reload()
    #expect(loader.state.failure != nil)
    #expect(loader.state.value == (1...20).map(String.init))
  }

  @Test func `a load that brings nothing has failed as a whole`() async {
    failing.withLock { $0 = Set(1...20) }
    let loader = Loader { _ in try await orders() }
    await loader.load()
    #expect(loader.state.failure != nil)
    #expect(loader.state.value == nil)
  }

  @Test func `a load that brought nothing at first shows what it brings later`() async {
    failing.withLock { $0 = Set(1...20) }
    let loader = Loader { _ in try await orders() }
    await loader.load()
    failing.withLock { $0 = [3, 17] }
    await loader.retry()
    #expect(loader.state.value?.count == 18)
  }

  @Test func `values of a wrapped failure are shown as well`() async {
    struct LoadError: CauseProvider {
      let causes: [any Error]
    }
    let loader = Loader { _ -> [String] in
      do { return try await orders() } catch { throw LoadError(causes: [error]) }
    }
    await loader.load()
    #expect(loader.state.value?.count == 18)
  }

  @Test func `a failed load of an optional has no value`() async {
    let loader = Loader<String?> { _ in throw Unavailable() }
    await loader.load()
    #expect(loader.state.failure != nil)
    guard case .failed(_, previous: nil) = loader.state else {
      Issue.record("The load shows a value.")
      return
    }
  }

  @Test func `a complete list stays when a reload of more elements brings as many`() async {
    failing.withLock { $0 = [] }
    let count = Locked(20)
    let loader = Loader { _ in try await orders(count.withLock { $0 }) }
    await loader.load()
    failing.withLock { $0 = [3, 17] }
    count.withLock { $0 = 22 }
    await loader.reload()
    #expect(loader.state.failure != nil)
    #expect(loader.state.value == (1...20).map(String.init))
  }

  @Test func `a call that ends late changes nothing of a later one`() async throws {
    failing.withLock { $0 = [] }
    let isOpen = Locked(false)
    let early = Task { [kept, runs] in
      try await withAll(1...3, keeping: kept, maxConcurrent: 1) { number in
        runs.withLock { $0.append(number) }
        while number == 2, !isOpen.withLock({ $0 }) { await Task.yield() }
        if number == 2 { throw Unavailable() }
        return "early \(number)"
      }
    }
    while runs.withLock({ !$0.contains(2) }) { await Task.yield() }
    #expect(try await orders(3) == ["1", "2", "3"])
    isOpen.withLock { $0 = true }
    _ = try? await early.value
    runs.withLock { $0 = [] }
    #expect(try await orders(3) == ["1", "2", "3"])
    #expect(runs.withLock { Set($0) } == [1, 2, 3])
  }

  @Test func `old values are not kept`() async throws {
    let clock = ManualClock()
    let kept = KeptValues<Int, String>(for: .seconds(60), clock: clock)
    let runs = runs
    func load(failing: Set<Int>) async -> Set<Int> {
      runs.withLock { $0 = [] }
      _ = try? await withAll(1...3, keeping: kept) { number in
        runs.withLock { $0.append(number) }
        if failing.contains(number) { throw Unavailable() }
        return "\(number)"
      }
      return runs.withLock { Set($0) }
    }
    #expect(await load(failing: [2]) == [1, 2, 3])
    #expect(await load(failing: [2]) == [2])
    await clock.advance(by: .seconds(60))
    #expect(await load(failing: []) == [1, 2, 3])
  }

  @Test func `a partial first load is reported as a first load`() async throws {
    let router = ErrorRouter()
    let loader = Loader(router: router) { _ in try await orders() }
    await loader.load()
    #expect(router.journal.entries.map(\.report.origin) == [.firstLoad])
  }

  @Test func `progress counts the elements that were kept`() async throws {
    _ = try? await orders()
    failing.withLock { $0 = [] }
    let progress = Locked<[Int]>([])
    _ = try await withAll(1...20, keeping: kept) { succeeded, total in
      progress.withLock { $0.append(succeeded) }
      #expect(total == 20)
    } operation: {
      "\($0)"
    }
    #expect(progress.withLock { $0 } == [19, 20])
  }

  @Test func `a cancelled call keeps what it has`() async throws {
    failing.withLock { $0 = [] }
    let gate = Locked(false)
    let task = Task { [kept, runs] in
      try await withAll(1...3, keeping: kept, maxConcurrent: 1) { number in
        runs.withLock { $0.append(number) }
        while number == 2, !gate.withLock({ $0 }) {
          try Task.checkCancellation()
          await Task.yield()
        }
        return "\(number)"
      }
    }
    while runs.withLock({ !$0.contains(2) }) { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    runs.withLock { $0 = [] }
    #expect(try await orders(3) == ["1", "2", "3"])
    #expect(runs.withLock { Set($0) } == [2, 3])
  }
}

@Suite struct AccumulateTests {
  private struct Form {
    var name = ""
    var email = ""
  }

  private func checkedName(_ text: String) throws -> String {
    if text.isEmpty { throw FieldError(\Form.name, "Enter a name.") }
    return text
  }

  private func checkedEmail(_ text: String) throws -> [String] {
    if text.isEmpty { throw FieldError(\Form.email, "Enter an address.") }
    return [text]
  }

  @Test func `returns all values in their types`() async throws {
    let (name, email, count) = try accumulate(
      { try checkedName("Ana") }, { try checkedEmail("ana@example.com") }, { 3 })
    #expect(name == "Ana")
    #expect(email == ["ana@example.com"])
    #expect(count == 3)
    let (one, two) = try await accumulate({ await later(1) }, { await later("2") })
    #expect(one == 1)
    #expect(two == "2")
  }

  @Test func `throws the errors of all fields once`() {
    let error = #expect(throws: FieldErrors.self) {
      _ = try accumulate({ try checkedName("") }, { 1 }, { try checkedEmail("") })
    }
    #expect(error?.fieldErrors.map(\.message) == ["Enter a name.", "Enter an address."])
  }

  @Test func `the errors of fields beside another failure are one failure`() async throws {
    let error = await #expect(throws: AggregateError.self) {
      _ = try await accumulate(
        { try checkedName("") }, { try await timeOut() }, { try checkedEmail("") })
    }
    let fields = try #require(error?.failures.first as? FieldErrors).fieldErrors
    #expect(fields.map(\.message) == ["Enter a name.", "Enter an address."])
    #expect(error?.failures.count == 2)
  }

  @Test func `no operation begins in a cancelled task`() async {
    let runs = Locked(0)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try accumulate({ runs.withLock { $0 += 1 } }, { runs.withLock { $0 += 1 } })
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(runs.withLock { $0 } == 0)
  }

  @Test func `throws other failures as one error that names them`() async {
    let error = await #expect(throws: AggregateError.self) {
      _ = try await accumulate(
        { await later(1) }, { try await timeOut() }, { try checkedName("") })
    }
    #expect(error?.failures.count == 2)
    #expect(error?.total == 3)
  }

  @Test func `a cancellation is no failure`() {
    #expect(throws: CancellationError.self) {
      _ = try accumulate({ try checkedName("") }, { try cancel() })
    }
  }
}

private func later<Value: Sendable>(_ value: Value) async -> Value {
  await Task.yield()
  return value
}

private func timeOut() async throws -> Int {
  await Task.yield()
  throw URLError(.timedOut)
}

private func cancel() throws -> Int { throw CancellationError() }
