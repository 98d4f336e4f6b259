import Foundation
import Recourse
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Under every permitted behavior, no presentation or report is lost, overwritten, answered for
/// another, or left waiting forever.
///
/// The parts run serially: they share the main actor, and a time limit includes the time in line.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(60))) struct PresentationLawTests {
  /// The number of seeds, each of which takes a dozen steps; `make stress` sets a higher one.
  nonisolated private static let seeds =
    ProcessInfo.processInfo.environment["LAW_SEEDS"].flatMap(UInt64.init) ?? 10_000
  nonisolated private static let longSeeds = seeds / 100
  nonisolated private static let perPart: UInt64 = 250

  @Test(arguments: 0..<(seeds / perPart))
  func `each presentation and report gets exactly the answer that it was given`(
    part: UInt64
  ) async throws {
    for seed in part * Self.perPart + 1...(part + 1) * Self.perPart {
      let app = LawfulApp(seed: seed)
      for _ in 0..<12 { await app.step() }
      await app.end()
      try #require(app.breaches == [], "seed \(seed)")
    }
  }

  @Test(arguments: 1...longSeeds)
  func `the laws hold in runs of 150 steps`(seed: UInt64) async throws {
    let app = LawfulApp(seed: seed)
    for _ in 0..<150 { await app.step() }
    await app.end()
    try #require(app.breaches == [], "seed \(seed)")
  }
}
