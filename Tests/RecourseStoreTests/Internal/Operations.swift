import Recourse

/// Numbered operations, each of which runs until the test ends it.
final class Operations: Sendable {
  struct Failure: Error {}

  private struct Contents {
    var gates: [Int: Gate] = [:]
    var running = 0
  }

  private struct Gate: Sendable {
    let results: AsyncStream<Bool>
    let open: AsyncStream<Bool>.Continuation

    init() {
      (results, open) = AsyncStream.makeStream()
    }
  }

  private let contents = Locked(Contents())

  /// The number of operations in flight.
  var running: Int { contents.withLock(\.running) }

  func run(_ number: Int) async throws(Failure) -> Int {
    contents.withLock { $0.running += 1 }
    defer { contents.withLock { $0.running -= 1 } }
    for await succeeds in gate(number).results {
      guard succeeds else { break }
      return number
    }
    throw Failure()
  }

  func end(_ number: Int, succeeds: Bool = true) {
    gate(number).open.yield(succeeds)
  }

  private func gate(_ number: Int) -> Gate {
    contents.withLock { contents in
      let gate = contents.gates[number] ?? Gate()
      contents.gates[number] = gate
      return gate
    }
  }
}
