/// Runs an operation, reports its failures, and runs it again when a person asks for it.
package struct Attempt: Sendable {
  let origin: ErrorOrigin
  /// What fails if the operation fails, in the person's words; nil if unknown.
  let failing: String?
  /// Details of the situation that anyone may read, by name.
  let details: [String: String]
  package let key: ErrorReport.Key?
  let offersTryAgain: Bool
  let source: ErrorReport.Source
  /// The events that resolve the reports, besides the success of the operation.
  private(set) var resolvedBy: Set<ErrorReport.Key>
  /// The policies that decide about the reports before those of the router.
  let policies: [ErrorPolicy]

  package init(
    origin: ErrorOrigin, failing: String? = nil, key: ErrorReport.Key? = nil,
    offersTryAgain: Bool = true, source: ErrorReport.Source
  ) {
    self.origin = origin
    self.failing = failing
    details = [:]
    self.key = key
    self.offersTryAgain = offersTryAgain
    self.source = source
    resolvedBy = []
    policies = []
  }

  /// Creates the attempt that repeats the registered operation of a report.
  ///
  /// - Parameters:
  ///   - report: The report of the previous attempt.
  ///   - policies: The policies that the report passed.
  init(repeating report: ErrorReport, policies: [ErrorPolicy]) {
    origin = report.origin
    failing = report.failing
    details = report.details
    key = report.retryKey
    offersTryAgain = false
    source = report.source
    resolvedBy = report.resolvedBy
    self.policies = policies
  }

  /// Returns the same attempt with an additional event that resolves its reports.
  package func resolved(by key: ErrorReport.Key) -> Attempt {
    var attempt = self
    attempt.resolvedBy.insert(key)
    return attempt
  }

  /// Runs an operation until it succeeds or no retry is requested.
  ///
  /// - Parameters:
  ///   - hold: The router that receives the failures, held except while a person decides.
  ///   - operation: The operation.
  /// - Returns: The result of the operation; nil if it failed for good.
  @MainActor
  package func run<Value: Sendable>(
    in hold: RouterHold, _ operation: @MainActor () async throws -> Value
  ) async -> Value? {
    var number = 1
    while let (value, request) = await hold.use({ await runOnce(operation, number, in: $0) }) {
      if let value { return value }
      guard let request, await request.answer() else { return nil }
      number += 1
    }
    return nil
  }

  /// Runs an operation once, and reports its failure.
  ///
  /// - Returns: The value; or else the request to run the operation again, if that is on offer.
  @MainActor
  private func runOnce<Value: Sendable>(
    _ operation: @MainActor () async throws -> Value, _ number: Int, in router: ErrorRouter
  ) async -> (value: Value?, request: Promise<Bool>?) {
    do {
      let value = try await operation()
      if let key { router.resolve(key) }
      return (value, nil)
    } catch {
      return (nil, report(error, number: number, to: router))
    }
  }

  /// Reports the failure of an attempt.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - number: The number of the attempt that failed.
  ///   - router: The router that receives the report.
  /// - Returns: The person's request to run the operation again, true or false; nil if that isn't
  ///   on offer, or if the task was cancelled.
  @MainActor
  package func report(
    _ error: any Error, number: Int, to router: ErrorRouter
  ) -> Promise<Bool>? {
    // A cancelled operation may throw any error, and no caller waits for its result.
    guard !Task.isCancelled else {
      router.record(delivery(of: error, number: number, in: router.journal), as: .ignored)
      return nil
    }
    let request = offersTryAgain ? Promise(withdrawn: false) : nil
    router.deliver(delivery(of: error, number: number, in: router.journal, request: request))
    return request
  }

  /// Creates the delivery of a failure.
  @MainActor
  func delivery(
    of error: any Error, number: Int, in journal: ErrorJournal, request: Promise<Bool>? = nil
  ) -> Delivery {
    let report = ErrorReport(
      error, origin: origin, failing: failing, details: details, source: source, attempt: number,
      retryKey: key,
      resolvedBy: key.map { resolvedBy.union([$0]) } ?? resolvedBy)
    return Delivery(
      report, in: journal, isRequested: number > 1, retryRequest: request, policies: policies)
  }
}
