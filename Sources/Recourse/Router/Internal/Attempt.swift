/// Runs an operation, reports its failures, and runs it again when a person asks for it.
package struct Attempt: Sendable {
  let origin: ErrorOrigin
  /// What fails if the operation fails, in the person's words; nil if unknown.
  let failing: String?
  /// Details of the situation that anyone may read, by name.
  let details: [String: String]
  package let key: ErrorReport.Key?
  package let offersTryAgain: Bool
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
    let request = offersTryAgain ? RetryRequest() : nil
    defer { request?.end() }
    var number = 1
    while let value = await hold.use({ await runOnce(operation, number, request, in: $0) }) {
      if let value { return value }
      guard await request?.isAccepted() == true else { return nil }
      number += 1
    }
    return nil
  }

  /// Runs an operation once, and reports its failure.
  ///
  /// - Returns: The value; nil if the operation failed.
  @MainActor
  private func runOnce<Value: Sendable>(
    _ operation: @MainActor () async throws -> Value, _ number: Int, _ request: RetryRequest?,
    in router: ErrorRouter
  ) async -> Value? {
    do {
      let value = try await router.catalog.during(operation)
      if let key { router.resolve(key) }
      return value
    } catch {
      report(error, number: number, to: router, offering: request)
      return nil
    }
  }

  /// Reports the failure of an attempt.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - number: The number of the attempt that failed.
  ///   - router: The router that receives the report.
  ///   - request: The request for another run, which ends if the task was cancelled; nil if another
  ///     run isn't on offer.
  @MainActor
  package func report(
    _ error: any Error, number: Int, to router: ErrorRouter, offering request: RetryRequest?
  ) {
    let repeated = request?.place
    request?.offer()
    // A cancelled operation may throw any error, and no caller waits for its result.
    guard !Task.isCancelled else {
      router.record(
        delivery(of: error, number: number, in: router.journal, by: router.catalog), as: .ignored)
      request?.end()
      return
    }
    router.deliver(
      delivery(
        of: error, number: number, in: router.journal, by: router.catalog, request: request,
        repeating: repeated))
  }

  /// Creates the delivery of a failure.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - number: The number of the attempt that failed.
  ///   - journal: The journal of the router that receives the delivery.
  ///   - catalog: The catalog of that router.
  ///   - request: The request for another run. The default is nil: no task awaits it.
  ///   - repeated: The report of the previous attempt. The default is nil: there is none.
  /// - Returns: The delivery.
  @MainActor
  func delivery(
    of error: any Error, number: Int, in journal: ErrorJournal, by catalog: ErrorCatalog,
    request: RetryRequest? = nil, repeating repeated: ReportPlace? = nil
  ) -> Delivery {
    let report = ErrorReport(
      error, origin: origin, failing: failing, details: details, source: source, attempt: number,
      retryKey: key, resolvedBy: resolvedBy, catalog: catalog)
    return Delivery(
      report, in: journal, isRequested: number > 1, retryRequest: request, repeating: repeated,
      policies: policies)
  }
}
