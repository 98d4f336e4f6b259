import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite struct FallbackTests {
  @Test func `returns the operation's value without evaluating the fallback`() async {
    func unused() -> Int {
      Issue.record("evaluated")
      return 0
    }
    #expect(await withFallback(to: unused()) { 42 } == 42)
  }

  @Test func `returns the fallback when the operation fails`() async throws {
    #expect(try await withFallback(to: [1]) { throw FallbackTestError.full } == [1])
  }

  @Test func `passes the error to the fallback`() async throws {
    let error: any Error = try await withFallback {
      throw FallbackTestError.full
    } to: { error in
      error
    }
    #expect(error as? FallbackTestError == .full)
  }

  @Test func `throws the error of the fallback`() async {
    await #expect(throws: FallbackTestError.empty) {
      try await withFallback {
        throw FallbackTestError.full
      } to: { _ in
        throw FallbackTestError.empty
      }
    }
  }

  @Test func `never falls back for a cancelled operation, whatever error it throws`() async {
    await #expect(throws: URLError.self) {
      try await withFallback(to: ()) { throw URLError(.cancelled) }
    }
    let clock = ManualClock()
    let task = Task {
      try await withFallback(to: ()) {
        try? await clock.sleep(for: .seconds(100))
        throw FallbackTestError.full
      }
    }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

private enum FallbackTestError: Error { case full, empty }
