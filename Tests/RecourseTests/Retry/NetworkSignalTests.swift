import Recourse
import Testing

@Suite struct NetworkSignalTests {
  @Test func `returns immediately if the network is reachable`() async {
    await signal(true, false).waitUntilReachable { Issue.record("waits") }
  }

  @Test func `waits until the network is reachable and calls back once`() async {
    let (updates, update) = AsyncStream.makeStream(of: Bool.self)
    update.yield(false)
    update.yield(false)
    var waits = 0
    await NetworkSignal { updates }.waitUntilReachable {
      waits += 1
      update.yield(true)
    }
    #expect(waits == 1)
  }

  @Test func `stops waiting when the sequence ends or fails`() async {
    await signal(false).waitUntilReachable()
    await NetworkSignal {
      AsyncThrowingStream<Bool, any Error> { $0.finish(throwing: NetworkTestError()) }
    }.waitUntilReachable()
  }

  @Test func `cancellation ends the wait and releases the sequence`() async {
    let (updates, update) = AsyncStream.makeStream(of: Bool.self)
    let (endings, ending) = AsyncStream.makeStream(of: Void.self)
    let (waits, wait) = AsyncStream.makeStream(of: Void.self)
    update.onTermination = { _ in ending.yield() }
    update.yield(false)
    let task = Task { await NetworkSignal { updates }.waitUntilReachable { wait.yield() } }
    for await _ in waits { break }
    task.cancel()
    await task.value
    for await _ in endings { break }
    // Keeps the continuation alive until its termination handler has run.
    update.finish()
  }

  @Test func `creates a sequence for each wait`() async {
    let signal = signal(true)
    await signal.waitUntilReachable { Issue.record("waits") }
    await signal.waitUntilReachable { Issue.record("waits") }
  }

  #if !canImport(Network)
    @Test func `treats the network as reachable on platforms without a path monitor`() async {
      await NetworkSignal.system.waitUntilReachable { Issue.record("waits") }
    }
  #endif

  private func signal(_ updates: Bool...) -> NetworkSignal {
    NetworkSignal {
      AsyncStream { stream in
        for update in updates { stream.yield(update) }
        stream.finish()
      }
    }
  }
}

private struct NetworkTestError: Error {}
