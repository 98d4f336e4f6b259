/// How an operation is run whose failures are reported.
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

  /// Runs an operation until it succeeds, or nobody wants to try again.
  ///
  /// - Parameters:
  ///   - operation: What to run.
  ///   - attempt: How often it has run, this time included. The default is 1.
  ///   - hold: Where failures go; held unless a person is being asked.
  /// - Returns: What the operation returned; nil when it has failed for good.
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

  /// What is left after a failure was reported.
  package struct Failure: Error {
    /// The offer to try again; nil when there is none.
    package let offer: Ticket<Bool>?
  }

  /// Runs an operation once.
  @MainActor
  package func runOnce<Value: Sendable>(
    _ operation: @MainActor () async throws -> Value, attempt: Int, in router: ErrorRouter
  ) async -> Result<Value, Failure> {
    do {
      let value = try await operation()
      if let key { router.withdrawReports(validUntil: key) }
      return .success(value)
    } catch {
      return .failure(Failure(offer: report(error, attempt: attempt, in: router)))
    }
  }

  /// Reports a failure, and offers to try again where that can help.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - attempt: How often the operation has run.
  ///   - router: Where the failure goes.
  /// - Returns: The offer to try again; nil when there is none.
  @MainActor
  package func report(
    _ error: any Error, attempt: Int, in router: ErrorRouter
  ) -> Ticket<Bool>? {
    let report = ErrorReport(
      error, origin: origin, source: source, attempt: attempt, retryKey: key,
      validUntil: key.map { [$0] } ?? [])
    // An operation that is told to stop may fail in any way; nobody is waiting for it.
    guard !Task.isCancelled else {
      router.record(Delivery(report, in: router.journal), as: .ignored)
      return nil
    }
    let offer = offersTryAgain ? Ticket(withdrawn: false) : nil
    router.deliver(Delivery(report, in: router.journal, offer: offer))
    return offer
  }
}
