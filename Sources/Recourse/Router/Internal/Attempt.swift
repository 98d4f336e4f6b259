/// Runs an operation, and reports its failures with an origin and a key.
package struct Attempt: Sendable {
  let origin: ErrorOrigin
  package let key: ErrorReport.Key?
  let offersTryAgain: Bool
  let source: ErrorReport.Source

  package init(
    origin: ErrorOrigin, key: ErrorReport.Key? = nil, offersTryAgain: Bool = true,
    source: ErrorReport.Source
  ) {
    self.origin = origin
    self.key = key
    self.offersTryAgain = offersTryAgain
    self.source = source
  }

  /// Runs an operation until it succeeds or no retry is requested.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - attempt: The number of the first attempt. The default is 1.
  ///   - hold: The router that receives the failures, held except while a person decides.
  /// - Returns: The result of the operation; nil if it failed for good.
  @MainActor
  package func run<Value: Sendable>(
    _ operation: @MainActor () async throws -> Value, from attempt: Int = 1,
    in hold: RouterHold
  ) async -> Value? {
    var attempt = attempt
    while let result = await hold.use({ await runOnce(operation, attempt: attempt, in: $0) }) {
      switch result {
      case .success(let value): return value
      case .failure(let failure):
        guard let offer = failure.offer, await offer.answer() else { return nil }
        attempt += 1
      }
    }
    return nil
  }

  /// The failure of an attempt whose error has been reported.
  package struct Failure: Error {
    /// The offer to try again; nil if there is none.
    package let offer: Promise<Bool>?
  }

  /// Runs an operation once, and reports its failure.
  @MainActor
  package func runOnce<Value: Sendable>(
    _ operation: @MainActor () async throws -> Value, attempt: Int, in router: ErrorRouter
  ) async -> Result<Value, Failure> {
    do {
      let value = try await operation()
      if let key { router.resolve(key) }
      return .success(value)
    } catch {
      return .failure(Failure(offer: report(error, attempt: attempt, in: router)))
    }
  }

  /// Reports a failure, with an offer to try again unless offers are disabled.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - attempt: The number of the attempt that failed.
  ///   - router: The router that receives the report.
  /// - Returns: The offer to try again; nil if offers are disabled or the task was cancelled.
  @MainActor
  package func report(
    _ error: any Error, attempt: Int, in router: ErrorRouter
  ) -> Promise<Bool>? {
    let report = ErrorReport(
      error, origin: origin, source: source, attempt: attempt, retryKey: key,
      resolvedBy: key.map { [$0] } ?? [])
    // A cancelled operation may throw any error, and no caller waits for its result.
    guard !Task.isCancelled else {
      router.record(Delivery(report, in: router.journal), as: .ignored)
      return nil
    }
    let offer = offersTryAgain ? Promise(withdrawn: false) : nil
    router.deliver(Delivery(report, in: router.journal, offer: offer))
    return offer
  }
}
