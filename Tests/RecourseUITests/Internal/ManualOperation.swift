import Observation

/// An operation that runs until the test ends it with a result.
@MainActor
@Observable
final class ManualOperation<Value: Sendable> {
  /// The number of started runs.
  private(set) var runs = 0
  /// The number of runs in flight.
  private(set) var running = 0
  /// The number of cancelled runs.
  private(set) var cancellations = 0
  /// The number of runs that ended without a cancellation, which a redraw may also cause.
  var completions: Int { runs - running - cancellations }
  @ObservationIgnored private var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]

  func callAsFunction() async throws -> Value {
    runs += 1
    running += 1
    defer { running -= 1 }
    let run = runs
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[run] = $0 }
    } onCancel: {
      Task { @MainActor in stop(run) }
    }
  }

  /// Ends all runs in flight with a result.
  func end(with result: Result<Value, any Error>) {
    let ending = waiting
    waiting = [:]
    for continuation in ending.values { continuation.resume(with: result) }
  }

  func succeed(with value: Value) {
    end(with: .success(value))
  }

  func fail(with error: any Error = CartError.declined) {
    end(with: .failure(error))
  }

  private func stop(_ run: Int) {
    guard let continuation = waiting.removeValue(forKey: run) else { return }
    cancellations += 1
    continuation.resume(throwing: CancellationError())
  }
}

extension ManualOperation where Value == Void {
  func succeed() {
    succeed(with: ())
  }
}
