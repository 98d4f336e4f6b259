import Recourse
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Under every behaviour that a system may have, no presentation or report is lost, overwritten, or
/// answered in place of another, and none waits for good.
///
/// One part after the other: all share the main actor, and a limit counts the time in line.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct PresentationLawTests {
  /// Each seed takes some dozens of steps to the end.
  nonisolated private static let seeds: UInt64 =
    BuildConfiguration.current == .debug ? 10_000 : 40_000
  nonisolated private static let perPart: UInt64 = 500

  @Test(arguments: 0..<(seeds / perPart))
  func `whatever comes and goes, each gets the one answer that it was given`(
    part: UInt64
  ) async throws {
    for seed in part * Self.perPart + 1...(part + 1) * Self.perPart {
      let app = LawfulApp(seed: seed)
      for _ in 0..<12 { await app.step() }
      await app.end()
      try #require(app.breaches == [], "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(1)...100)
  func `the same holds for windows in which much happens`(seed: UInt64) async throws {
    let app = LawfulApp(seed: seed)
    for _ in 0..<150 { await app.step() }
    await app.end()
    try #require(app.breaches == [], "seed \(seed)")
  }
}
