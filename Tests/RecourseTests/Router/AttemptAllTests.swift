import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AttemptAllTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  @Test func `returns the values in the order of the elements`() async {
    let gate = Gate()
    let task = router.attemptAll(1...20) { number in
      if number == 1 { await gate.pass() }
      if number == 4 { await gate.open() }
      return number * 2
    }
    #expect(await task.value == (1...20).map { $0 * 2 })
    #expect(router.journal.figures == [])
  }

  @Test func `runs nothing for an empty collection`() async {
    let task = router.attemptAll([Int]()) { number in number }
    #expect(await task.value == [])
    #expect(router.journal.figures == [])
  }

  @Test func `reports all failures as one problem, and runs only the failed elements again`()
    async throws
  {
    let window = try TestWindow(router)
    let runs = Runs()
    let line = #line + 1
    let task = router.attemptAll(1...20, origin: .launch) { number in
      if await runs.count(number) == 1, number % 7 == 0 { throw RouterLocalizedError() }
      return number
    }
    await eventually { window.alert != nil }
    #expect(window.alert?.title == "2 of 20 couldn’t be completed")
    #expect(window.alert?.message == "It’s closed")
    #expect(window.alert?.actions.map(\.title) == ["Try Again", "Cancel"])
    let report = try #require(router.journal.entries.first?.report)
    #expect(report.origin == .launch)
    #expect(report.source.description == "\(#fileID):\(line)")
    try window.press("Try Again")
    #expect(await task.value == (1...20).map { $0 })
    #expect(await runs.numbers.filter { $0.value > 1 } == [7: 2, 14: 2])
    #expect(router.journal.figures == ["repaired 1"])
  }

  @Test func `keeps the values of the others if the user declines to try again`() async throws {
    let window = try TestWindow(router)
    let task = router.attemptAll(1...3) { number in
      if number == 2 { throw RouterError.declined }
      return number
    }
    await eventually { window.alert != nil }
    try window.press("Cancel")
    #expect(await task.value == [1, nil, 3])
  }

  @Test(arguments: [1, 3, 100])
  func `runs at most as many elements at a time as permitted`(_ limit: Int) async {
    let level = Level()
    let task = router.attemptAll(1...20, maxConcurrent: limit) { _ in
      await level.enter()
      for _ in 0..<10 { await Task.yield() }
      await level.leave()
    }
    #expect(await task.value.count == 20)
    #expect(await (1...limit).contains(level.highest))
  }

  @Test func `a limit beyond the number of elements runs all of them at once`() async {
    let gate = Gate()
    let task = router.attemptAll(1...20, maxConcurrent: .max) { number in
      if number == 20 { await gate.open() } else { await gate.pass() }
    }
    #expect(await task.value.count == 20)
  }

  @Test func `reports progress after each success, on top of earlier successes`() async throws {
    let window = try TestWindow(router)
    let runs = Runs()
    var progress: [[Int]] = []
    let task = router.attemptAll(
      1...3, maxConcurrent: 1, onProgress: { progress.append([$0, $1]) }
    ) { number in
      if await runs.count(number) == 1, number == 1 { throw RouterError.declined }
    }
    await eventually { window.alert != nil }
    #expect(progress == [[1, 3], [2, 3]])
    try window.press("Try Again")
    _ = await task.value
    #expect(progress.last == [3, 3])
  }

  @Test func `the app's own title has the numbers of each run`() async throws {
    let window = try TestWindow(router)
    let runs = Runs()
    let task = router.attemptAll(
      1...3, title: { "\($0.failures.count) of \($0.total) photos are missing" }
    ) {
      number in
      if await runs.count(number) == 1 || number == 1 { throw RouterError.declined }
    }
    await eventually { window.alert?.title == "3 of 3 photos are missing" }
    try window.press("Try Again")
    await eventually { window.alert?.title == "1 of 3 photos are missing" }
    try window.press("Cancel")
    _ = await task.value
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
  }

  @Test func `a cancelled element is no failure, and has no value`() async {
    let task = router.attemptAll(1...3) { number in
      if number == 2 { throw URLError(.cancelled) }
      return number
    }
    #expect(await task.value == [1, nil, 3])
    #expect(router.journal.figures == ["ignored 1"])
  }

  @Test func `cancelling keeps the existing values and starts no other element`() async {
    let runs = Runs()
    var done = 0
    let task = router.attemptAll(
      1...20, maxConcurrent: 2,
      onProgress: {
        done = $0; _ = $1
      }
    ) { number in
      _ = await runs.count(number)
      if number > 3 {
        while !Task.isCancelled { await Task.yield() }
        throw RouterError.declined
      }
      return number
    }
    await eventually { done == 3 }
    task.cancel()
    #expect(await task.value == [1, 2, 3] + Array(repeating: nil, count: 17))
    #expect(await runs.numbers.count <= 5)
    #expect(router.journal.figures == ["ignored 1"])
  }

  @Test func `waits for an element that ignores its cancellation, and keeps the value`() async {
    let gate = Gate()
    let task = router.attemptAll(1...2, maxConcurrent: 1) { number in
      await gate.pass()
      return number
    }
    await Task.yield()
    task.cancel()
    await gate.open()
    let values = await task.value
    #expect(values == [1, nil] || values == [nil, nil])
    #expect(router.journal.figures == ["ignored 1"])
  }

  @Test func `a success of all elements resolves the earlier reports with its key`() async throws {
    let window = try TestWindow(router)
    let first = router.attemptAll([1], retryKey: "photos") { _ in throw RouterError.declined }
    await eventually { window.alert != nil }
    _ = await router.attemptAll(1...2, retryKey: "photos") { number in
      if number == 2 { throw CancellationError() }
    }.value
    #expect(window.alert != nil)
    _ = await router.attemptAll(1...2, retryKey: "photos") { _ in }.value
    #expect(await first.value.count == 1)
  }

  @Test func `reads differently from a single failure with the same cause`() async throws {
    let window = try TestWindow(router)
    router.report(URLError(.notConnectedToInternet), origin: .userAction)
    let all = router.attemptAll(1...3) { _ in throw URLError(.notConnectedToInternet) }
    await router.journal.wait { $0.reported == 2 }
    #expect(router.journal.figures == ["pending 2"])
    all.cancel()
    withExtendedLifetime(window) {}
  }

  @Test func `offers Try Again only after the longest delay that a failure requests`() async throws
  {
    let clock = ManualClock()
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.banner) }, clock: clock)
    let window = try TestWindow(router)
    let task = router.attemptAll([10, 30, 20]) { seconds in
      throw RouterHTTPError(statusCode: 429, retryAfter: .seconds(seconds))
    }
    await eventually { window.banner != nil }
    await clock.waitForSleeper(until: .seconds(30))
    await clock.advance(by: .seconds(29))
    #expect(window.banner?.actionState.delay?.rest == .seconds(1))
    await clock.advance(by: .seconds(2))
    await eventually { window.banner?.actionState == .ready }
    #expect(window.banner?.action?.title == "Try Again")
    task.cancel()
    _ = await task.value
  }

  @Test func `ends with its router, and keeps the values`() async throws {
    var router: ErrorRouter? = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let journal = try #require(router?.journal)
    let task = try #require(
      router?.attemptAll(1...3) { number in
        if number == 2 { throw RouterError.declined }
        return number
      })
    await journal.wait { $0.reported == 1 }
    router = nil
    #expect(await task.value == [1, nil, 3])
    #expect(journal.figures == ["undeliverable 1"])
  }

  @Test func `a limit that lets no element run is a mistake`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      ErrorRouter().attemptAll([1], maxConcurrent: 0) { _ in }
    }
  }
}

/// Counts the runs of each element.
private actor Runs {
  private(set) var numbers: [Int: Int] = [:]

  func count(_ number: Int) -> Int {
    numbers[number, default: 0] += 1
    return numbers[number] ?? 0
  }
}

/// Counts the elements in progress.
private actor Level {
  private var current = 0
  private(set) var highest = 0

  func enter() {
    current += 1
    highest = max(highest, current)
  }

  func leave() { current -= 1 }
}

/// Holds operations until it is opened.
private actor Gate {
  private var isOpen = false

  func open() { isOpen = true }

  func pass() async {
    while !isOpen { await Task.yield() }
  }
}
