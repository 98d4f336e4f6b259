import Foundation
import Recourse
import Testing

/// Tests that a router presents each problem once, regardless of the form of the report.
@MainActor
@Suite struct ProblemRoutingTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: 100, waitingLimit: 100)

  private func snapshot(_ error: any Error) -> any Error {
    ErrorReport(error, origin: .userAction).snapshot()
  }

  @Test func `snapshots of different problems stay different, even in wrappers`() {
    let errors: [any Error] = [
      RouterError.declined, RouterError.soldOut, RouterLocalizedError(), problem(1), problem(2),
    ]
    for error in errors {
      router.report(snapshot(error), origin: .userAction)
      router.report(RouterWrapper(snapshot(error)), origin: .userAction)
      router.report(PlainCarrier.carrying(snapshot(error)), origin: .userAction)
    }
    #expect(router.journal.figures == ["pending 15"])
  }

  @Test func `a snapshot coalesces with the report of its problem`() {
    router.report(RouterError.declined, origin: .userAction)
    router.report(snapshot(RouterError.declined), origin: .userAction)
    router.report(snapshot(snapshot(RouterError.declined)), origin: .userAction)
    router.report(RouterWrapper(problem(1)), origin: .userAction)
    router.report(RouterWrapper(snapshot(problem(1))), origin: .userAction)
    router.report(snapshot(RouterWrapper(problem(1))), origin: .userAction)
    router.report(RouterSharedError.maintenance, origin: .userAction)
    router.report(RouterWrapper(snapshot(RouterSharedError.maintenance)), origin: .userAction)
    #expect(router.journal.figures == ["pending 3", "coalesced 5"])
  }

  @Test func `a snapshot of a cancellation is ignored`() {
    router.report(snapshot(CancellationError()), origin: .userAction)
    router.report(snapshot(PolicySyncError.cancelled), origin: .userAction)
    router.report(
      PlainCarrier.carrying(RouterWrapper(snapshot(URLError(.cancelled)))), origin: .userAction)
    #expect(router.journal.figures == ["ignored 3"])
  }

  @Test func `a snapshot has the disposition of its problem's remedy`() {
    let report = ErrorReport(RouterHTTPError(statusCode: 402), origin: .userAction)
    let record = ErrorReport(report.snapshot(), origin: .userAction)
    let decisions = [report, record].map { ErrorPolicy.standard.decision(for: $0).disposition }
    #expect(decisions == [.alert, .alert])
  }

  @Test func `an error and its NSError coalesce`() {
    var errors: [any Error] = [RouterLocalizedError(), URLError(.timedOut)]
    // On Linux, an `NSError` has only the number of a case.
    #if canImport(Darwin)
      errors += [RouterError.declined, PlainCarrier.empty]
    #endif
    for error in errors {
      router.report(error, origin: .userAction)
      router.report(error as NSError, origin: .userAction)
    }
    #expect(router.journal.figures == ["pending \(errors.count)", "coalesced \(errors.count)"])
  }

  @Test func `different causes in the payload of the same case are different problems`() {
    router.report(PlainCarrier.carrying(problem(1)), origin: .userAction)
    router.report(PlainCarrier.carrying(problem(2)), origin: .userAction)
    router.report(PlainCarrier.carrying(RouterWrapper(problem(2))), origin: .userAction)
    router.report(PlainCarrier.carrying(problem(1)), origin: .userAction)
    #expect(router.journal.figures == ["pending 3", "coalesced 1"])
  }

  /// Guards against caching the problem of an error by its type, which the router once did.
  @Test func `errors of the same type can represent different problems`() {
    for number in 0..<100 {
      router.report(snapshot(problem(number % 5)), origin: .userAction)
      router.report(Varying(number: number % 5), origin: .userAction)
    }
    #expect(router.journal.figures == ["pending 10", "coalesced 190"])
  }
}

private enum PlainCarrier: Error {
  case empty
  case carrying(any Error)
}

/// An error whose cause depends on its payload.
private struct Varying: CauseProvider {
  let number: Int

  var causes: [any Error] { [problem(100 + number)] }
}
