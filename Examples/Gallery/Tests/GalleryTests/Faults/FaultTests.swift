import Foundation
import RecourseUI
import Testing

/// Every failure of the operations that a flow runs, and with `make faults` every pair of failures.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct FaultTests {
  nonisolated private static let failures = [
    "offline", "timed out", "status 503", "status 401", "status 404", "unreadable answer",
    "disk full",
  ]
  nonisolated private static let seconds =
    ProcessInfo.processInfo.environment["FAULT_PAIRS"] == nil ? [] : failures

  @Test(arguments: FaultFlow.all, failures)
  func `a person gets it done despite the failures`(flow: FaultFlow, first: String) async throws {
    for second in [nil] + Self.seconds.map(Optional.some) {
      let failures = [first, second].compactMap(\.self)
      let person = FaultPerson(
        flow, failures: try failures.map { try #require(SimulatedFailure(named: $0)) })
      try await person.act()
      let run = "\(flow.name): \(failures.joined(separator: ", then "))"
      print("Faults: \(run)")
      #expect(person.complaints == [], "\(run)")
    }
  }

  @Test(arguments: PlantedFlaw.allCases)
  func `a person complains about each planted flaw`(flaw: PlantedFlaw) async throws {
    let complaints = try await complaints(about: flaw)
    print("Flaws: \(flaw), \(complaints)")
    #expect(complaints != [])
  }

  @Test func `a person doesn’t complain about the same screen without a flaw`() async throws {
    #expect(try await complaints(about: nil) == [])
  }

  /// Returns what a person says about a screen with a flaw, after one or two failures.
  private func complaints(about flaw: PlantedFlaw?) async throws -> [String] {
    let notFound = try #require(HTTPResponseError(status: 404))
    let errors: [any Error] = [URLError(.notConnectedToInternet), notFound]
    for first in errors {
      for second in [[], errors[..<1], errors[1...]] {
        let person = FaultPerson(
          PlantedFlaw.flow(flaw, throwing: [first] + second), patience: .seconds(1))
        try await person.act()
        if person.complaints != [] { return person.complaints }
      }
    }
    return []
  }
}
