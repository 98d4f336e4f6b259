import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreLifetimeTests {
  @Test func `deallocating the store cancels its effects and drops their actions`() async {
    let operations = Operations()
    let log = Log<JobAction>()
    var store: Store? = makeJobs(operations, log)
    let handle = store?.dispatch(.start(1))
    store?.dispatch(.start(2))
    #expect(await becomes { operations.running == 2 })
    operations.end(2)
    store = nil
    #expect(await becomes { operations.running == 0 })
    await handle?.finish()
    #expect(log.entries == [.start(1), .start(2)])
  }

  @Test func `accepts actions from a thousand concurrent tasks`() async {
    let store = makeShop()
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask { _ = await store.dispatch(.add(1)) }
      }
    }
    #expect(store.state.count == 1_000)
  }

  /// Starts, ends, fails and cancels jobs in random order.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `has the state that reducing its logged actions produces`(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let operations = Operations()
    let log = Log<JobAction>()
    var store: Store? = makeJobs(operations, log)
    var handles: [Int: DispatchHandle] = [:]
    var cancelled: [Int: Int] = [:]
    var lastJob = 0
    for _ in 0..<60 {
      let job = Int.random(in: 0...max(lastJob, 1), using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        lastJob += 1
        handles[lastJob] = store?.dispatch(.start(lastJob))
      case 2, 3:
        let succeeds = Bool.random(using: &generator)
        operations.end(job, succeeds: succeeds)
        operations.end(job + 100, succeeds: !succeeds)
      case 4:
        store?.dispatch(.cancel(job))
        // A job that hasn't started yet may start later.
        if handles[job] != nil { cancelled[job] = cancelled[job] ?? log.entries.count }
      case 5:
        handles[job]?.cancel()
        if handles[job] != nil {
          cancelled[job] = cancelled[job] ?? log.entries.count
          cancelled[job + 100] = cancelled[job + 100] ?? log.entries.count
        }
      default:
        store?.dispatch(.add(job))
      }
      for _ in 0..<Int.random(in: 0..<8, using: &generator) { await Task.yield() }
    }

    for (job, count) in cancelled {
      let late = log.entries[count...].filter { $0.endedJob == job }
      #expect(late.isEmpty, "Seed \(seed): job \(job) was cancelled, and sent \(late).")
    }
    let ended = log.entries.compactMap(\.endedJob)
    #expect(Set(ended).count == ended.count, "Seed \(seed): a job has ended twice.")
    var state = Ledger()
    for action in log.entries { jobReducer(state: &state, action: action) }
    #expect(store?.state[\.self] == state, "Seed \(seed)")

    let count = log.entries.count
    store = nil
    for job in 0...lastJob {
      operations.end(job)
      operations.end(job + 100)
    }
    #expect(await becomes { operations.running == 0 }, "Seed \(seed)")
    for handle in handles.values { await handle.finish() }
    #expect(log.entries.count == count, "Seed \(seed): an effect has outlived its store.")
  }
}
