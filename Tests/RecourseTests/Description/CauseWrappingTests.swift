import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CauseWrappingTests {
  @Test func `returns the value of the block`() async throws {
    let now = try SyncError.catching { 42 }
    let later = try await SyncError.catching { () async in 42 }
    #expect(now == 42)
    #expect(later == 42)
  }

  @Test func `wraps the thrown error, and throws the wrapper's own type`() async {
    do {
      try SyncError.catching { throw URLError(.timedOut) }
    } catch {
      // The compiler infers the type of the error.
      #expect(error.caseName == "caused")
      #expect((error.causes.first as? URLError)?.code == .timedOut)
    }
    do {
      try await SyncError.catching { () async throws in throw URLError(.timedOut) }
    } catch {
      #expect(error.caseName == "caused")
    }
  }

  @Test func `passes an error of its own type through unwrapped`() async {
    #expect(thrown { throw SyncError.notSignedIn }.caseName == "notSignedIn")
    #expect(await thrownLater { throw SyncError.notSignedIn }.caseName == "notSignedIn")
  }

  @Test(arguments: Cancellation.all)
  func `never wraps a cancellation`(_ cancellation: Cancellation) async {
    let error = cancellation.error
    #expect(thrown { throw error }.caseName == "cancelled")
    #expect(await thrownLater { throw error }.caseName == "cancelled")
  }

  @Test func `is a cancellation only if it represents or wraps one`() {
    #expect(SyncError.cancelled.isCancellation)
    #expect(Caused(SyncError.cancelled).isCancellation)
    #expect(!SyncError.notSignedIn.isCancellation)
    #expect(!SyncError.caused(by: URLError(.timedOut)).isCancellation)
    #expect(SyncError.caused(by: SyncError.cancelled).isCancellation)
  }

  @Test func `finds a cancellation by comparing values if the type is equatable`() {
    #expect(Coded.cancelled.isCancellation)
    #expect(!Coded(code: 1).isCancellation)
  }

  @Test func `never recognizes a cancellation by the name of a case with a payload`() {
    #expect(Nested.cancelled.isCancellation)
    #expect(!Nested.caused(by: URLError(.timedOut)).isCancellation)
  }

  @MainActor
  @Test func `runs an async block in the isolation of its caller`() async throws {
    var count = 0
    try await SyncError.catching {
      MainActor.assertIsolated()
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }

  private func thrown(_ body: () throws -> Void) -> SyncError {
    do {
      try SyncError.catching(body)
    } catch {
      return error
    }
    return .notSignedIn
  }

  private func thrownLater(_ body: () async throws -> Void) async -> SyncError {
    do {
      try await SyncError.catching { try await body() }
    } catch {
      return error
    }
    return .notSignedIn
  }
}

private enum SyncError: CauseWrapper {
  case notSignedIn
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }

  var caseName: String {
    switch self {
    case .notSignedIn: "notSignedIn"
    case .cancelled: "cancelled"
    case .caused: "caused"
    }
  }
}

private struct Coded: CauseWrapper, Equatable {
  let code: Int
  var causes: [any Error] { [] }

  static func caused(by cause: any Error) -> Coded { Coded(code: 1) }
  static let cancelled = Coded(code: 0)
}

private enum Nested: CauseWrapper {
  case caused(by: any Error)

  static var cancelled: Nested { .caused(by: CancellationError()) }

  var causes: [any Error] {
    switch self {
    case .caused(let cause): [cause]
    }
  }
}
