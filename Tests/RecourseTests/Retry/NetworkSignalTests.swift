import Recourse
import Testing

@Suite struct NetworkSignalTests {
  @Test func `waits for nothing when the network can be reached`() async {
    await signal(true, false).waitUntilReachable { Issue.record("waits") }
  }

  @Test func `waits until the network can be reached, and says so once`() async {
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

  @Test func `keeps nobody waiting when it ends or fails`() async {
    await signal(false).waitUntilReachable()
    await NetworkSignal {
      AsyncThrowingStream<Bool, any Error> { $0.finish(throwing: NetworkTestError()) }
    }.waitUntilReachable()
  }

  @Test func `ends with the task that waits, and lets the sequence go`() async {
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
    // Whoever is told the end by the continuation must hold it until then.
    update.finish()
  }

  @Test func `makes a sequence for each that waits`() async {
    let signal = signal(true)
    await signal.waitUntilReachable { Issue.record("waits") }
    await signal.waitUntilReachable { Issue.record("waits") }
  }

  #if !canImport(Network)
    @Test func `takes the network as reachable where the system can't be asked`() async {
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
