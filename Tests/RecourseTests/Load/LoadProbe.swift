import Observation
import Recourse

/// An operation in which each call suspends until the test resumes it.
@MainActor
final class LoadProbe {
  private(set) var calls: [LoadProbeCall] = []
  private let heedsCancellation: Bool
  private var waiters: [AsyncStream<Void>.Continuation] = []

  init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  /// The number of calls that have not returned.
  var running: Int { calls.count { $0.isRunning } }

  func run(_ progress: LoadProgress) async throws -> String {
    let call = LoadProbeCall(progress, heedsCancellation: heedsCancellation)
    calls.append(call)
    for waiter in waiters { waiter.finish() }
    waiters = []
    return try await call.answer()
  }

  /// Returns the call with the given number, counted from 1, as soon as that call has started.
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
  /// Whether the test has resumed the call, which returns in a later turn of the main actor.
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
  /// Waits without polling until the state satisfies the condition or the task is cancelled.
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

/// Yields 20 times, so that pending main-actor tasks run before a test asserts an absence.
@MainActor
func letLoadTasksRun() async {
  for _ in 0..<20 { await Task.yield() }
}
