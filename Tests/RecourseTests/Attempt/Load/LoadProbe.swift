import Observation
import Recourse

/// An operation whose every call waits for the test to answer it.
@MainActor
final class LoadProbe {
  private(set) var calls: [LoadProbeCall] = []
  private let heedsCancellation: Bool
  private var waiters: [AsyncStream<Void>.Continuation] = []

  init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  /// The calls that have not returned.
  var running: Int { calls.count { $0.isRunning } }

  func run(_ progress: LoadProgress) async throws -> String {
    let call = LoadProbeCall(progress, heedsCancellation: heedsCancellation)
    calls.append(call)
    for waiter in waiters { waiter.finish() }
    waiters = []
    return try await call.answer()
  }

  /// Waits until the operation was called so many times; the call of that number.
  func call(_ number: Int) async throws -> LoadProbeCall {
    while calls.count < number {
      let (calling, waiter) = AsyncStream.makeStream(of: Void.self)
      waiters.append(waiter)
      for await _ in calling {}
      try Task.checkCancellation()
    }
    return calls[number - 1]
  }
}

/// One call of the operation.
@MainActor
final class LoadProbeCall {
  let progress: LoadProgress
  private(set) var isRunning = true
  private(set) var isCancelled = false
  /// Whether it was told how to end, which it does in a turn of its own.
  private(set) var isAnswered = false
  private let heedsCancellation: Bool
  private var continuation: CheckedContinuation<String, any Error>?

  init(_ progress: LoadProgress, heedsCancellation: Bool) {
    self.progress = progress
    self.heedsCancellation = heedsCancellation
  }

  func answer() async throws -> String {
    defer { isRunning = false }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  func succeed(with value: String) {
    isAnswered = true
    continuation?.resume(returning: value)
    continuation = nil
  }

  func fail(with error: any Error) {
    isAnswered = true
    continuation?.resume(throwing: error)
    continuation = nil
  }

  private func cancel() {
    isCancelled = true
    if heedsCancellation { fail(with: CancellationError()) }
  }
}

extension Loader {
  /// Waits until the state is as wanted, without polling.
  func wait(until isWanted: (LoadState<Value>) -> Bool) async {
    while !Task.isCancelled {
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      let isDone = withObservationTracking {
        isWanted(state)
      } onChange: {
        change.finish()
      }
      if isDone { return }
      for await _ in changes {}
    }
  }
}

/// Lets every task of the main actor run that could, for what must not happen.
@MainActor
func letLoadTasksRun() async {
  for _ in 0..<20 { await Task.yield() }
}
