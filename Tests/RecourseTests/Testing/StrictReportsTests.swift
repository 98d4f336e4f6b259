import Recourse
import RecourseTestTraits
import RecourseTesting
import Testing

/// Tests which reports fail a strict test.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StrictReportsTests {
  @Test func `a test that expects all of its reports passes`() async throws {
    let failures = try await failures {
      let recorder = ErrorRecorder(policy: .toys)
      recorder.router.report(RouterError.declined, origin: .userAction)
      _ = try await recorder.next()
      recorder.router.report(RouterError.soldOut, origin: .userAction)
      try await recorder.expectLogged(RouterError.self)
    }
    #expect(failures.isEmpty)
  }

  @Test func `a report without an assertion fails the test that made it`() async throws {
    let line = #line + 3
    let failures = try await failures {
      let recorder = ErrorRecorder(policy: .toys)
      recorder.router.report(RouterError.soldOut, origin: .userAction)
    }
    let reports = ["\(#fileID):\(line): log “Something went wrong”"]
    #expect(failures.map(\.reason) == [.reportsNotAsserted(reports)])
  }

  @Test func `a report without a recorder fails the test, a cancellation doesn't`() async throws {
    let failures = try await failures {
      let router = ErrorRouter(policy: .toys)
      router.report(CancellationError(), origin: .userAction)
      await router.attempt { throw RouterError.soldOut }.value
      ErrorJournal().record(RouterError.declined)
    }
    #expect(failures.count == 1)
    let text = failures.first?.description ?? ""
    for words in ["ErrorRecorder", "soldOut", "declined"] { #expect(text.contains(words)) }
  }

  @Test func `an alert that is asserted on is withdrawn at the end of the test`() async throws {
    let kept = Locked<ErrorRecorder?>(nil)
    let failures = try await failures {
      let recorder = ErrorRecorder(policy: .toys)
      kept.withLock { $0 = recorder }
      recorder.router.report(RouterError.declined, origin: .userAction)
      _ = try await recorder.next()
    }
    #expect(failures.isEmpty)
    #expect(kept.withLock(\.self)?.router.journal.counts.pending == 0)
  }

  @Test func `the error of a test is thrown after its reports were checked`() async throws {
    let failures = Locked<[RecorderFailure]>([])
    await #expect(throws: RouterError.rejected("card")) {
      try await StrictScope.run {
        await ErrorRouter(policy: .toys).report(RouterError.soldOut, origin: .userAction)
        throw RouterError.rejected("card")
      } record: { failure in
        failures.withLock { $0.append(failure) }
      }
    }
    #expect(failures.withLock(\.count) == 1)
  }

  @Test func `the trait records an issue in the test`() async throws {
    let test = try #require(Test.current)
    try await withKnownIssue {
      try await StrictReportsTrait.strictReports.provideScope(for: test, testCase: nil) {
        await ErrorRouter(policy: .toys).report(RouterError.soldOut, origin: .userAction)
      }
    } matching: {
      $0.error is RecorderFailure
    }
  }

  private func failures(
    of test: @MainActor @Sendable () async throws -> Void
  ) async throws -> [RecorderFailure] {
    let failures = Locked<[RecorderFailure]>([])
    try await StrictScope.run(test) { failure in failures.withLock { $0.append(failure) } }
    return failures.withLock(\.self)
  }
}

/// Tests that the trait of a suite applies to the tests of its inner suites.
@Suite(.failingReport, .strictReports, .timeLimit(.minutes(5))) struct StrictSuiteTests {
  @Suite struct InnerTests {
    @MainActor
    @Test func `a report without an assertion is an issue of the test that made it`() {
      ErrorRecorder(policy: .toys).router.report(RouterError.soldOut, origin: .userAction)
    }
  }
}

/// Expects that each test of a suite fails for a report.
private struct FailingReportTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await function()
    } matching: {
      $0.error is RecorderFailure
    }
  }
}

extension Trait where Self == FailingReportTrait {
  fileprivate static var failingReport: Self { Self() }
}

extension ErrorPolicy {
  fileprivate static let toys = ErrorPolicy {
    On(.error(RouterError.declined), .alert)
    Otherwise(.log)
  }
}
