import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests the law of durable reports: after a crash at any byte, each report returns that was open
/// before and after the interrupted call, and none that was settled before.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DurableReportsLawTests {
  @Test(arguments: 1...4)
  func `a crash at any byte loses no open report and revives no settled one`(seed: UInt64) throws {
    var model = try DurableModel(seed: seed)
    let steps = BuildConfiguration.current == .debug ? 1_000 : 10_000
    for step in 0..<steps {
      try model.step()
      if let failure = model.failure {
        Issue.record("seed \(seed), step \(step): \(failure)")
        return
      }
    }
    #expect(model.crashes > steps / 100)
    #expect(model.compactions > steps / 200)
  }
}

/// A model of the reports of two users, over many runs of an app that all crash.
@MainActor
private struct DurableModel {
  private static let keys: [ErrorReport.Key] = ["a", "b", "c"]
  private static let sizeLimit = 15_000
  private static let openLimit = 10

  private struct Report {
    let user: String
    let key: ErrorReport.Key
    /// The report that represents the problem; nil for a report of an earlier run or user.
    var problem: ErrorReport.ID?
  }

  private var generator: SeededGenerator
  private var app: DurableApp
  private var user = "1"
  private var open: [ErrorReport.ID: Report] = [:]
  /// The reports that are pending in the journal of this run.
  private var pending: [ErrorReport.ID] = []
  /// The open reports after each step, with the size of the file, since the file was rewritten.
  private var history: [(size: Int, open: [ErrorReport.ID: Report])] = []
  private var number = 0
  private(set) var crashes = 0
  private(set) var compactions = 0
  private(set) var failure: String?

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    app = DurableApp(try DurableFolder(), sizeLimit: Self.sizeLimit)
    app.router.restoreReports(of: user)
  }

  mutating func step() throws {
    let isFull = open.count >= Self.openLimit
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<40 where !isFull: report()
    case 40..<55 where !isFull && !pending.isEmpty: coalesce()
    case 55..<90 where !pending.isEmpty: settle()
    case 90..<94 where pending.count > 1: join()
    case 94..<97: try crash()
    default: resolve()
    }
    try remember()
  }

  private mutating func newReport() -> ErrorReport {
    number += 1
    let key = Self.keys.randomElement(using: &generator)
    return ErrorReport(
      problem(number), origin: .background, resolvedBy: Set([key].compactMap(\.self)))
  }

  private mutating func add(_ report: ErrorReport, to problem: ErrorReport.ID) {
    open[report.id] = Report(
      user: user, key: report.resolvedBy.first ?? "", problem: problem)
  }

  private mutating func report() {
    let report = newReport()
    app.journal.report(report)
    add(report, to: report.id)
    pending.append(report.id)
  }

  private mutating func coalesce() {
    let report = newReport()
    let problem = pending[Int.random(in: pending.indices, using: &generator)]
    app.journal.record(report, as: .coalesced(into: problem))
    add(report, to: problem)
  }

  private mutating func settle() {
    let id = pending.remove(at: Int.random(in: pending.indices, using: &generator))
    let outcomes: [Outcome] = [
      .presented(action: nil), .handled, .resolved, .logged, .undeliverable,
    ]
    let outcome = outcomes[Int.random(in: outcomes.indices, using: &generator)]
    app.journal.settle(id, as: outcome)
    if outcome != .undeliverable { open = open.filter { $0.value.problem != id } }
  }

  private mutating func resolve() {
    let key = Self.keys[Int.random(in: Self.keys.indices, using: &generator)]
    app.router.resolve(key)
    open = open.filter { $0.value.problem == nil || $0.value.key != key }
    // The router settles the problems that are resolved as a whole.
    let isPending = Set(app.journal.entries.filter { $0.outcome == nil }.map(\.id))
    for id in pending where !isPending.contains(id) {
      open = open.filter { $0.value.problem != id }
    }
    pending = pending.filter(isPending.contains)
  }

  private mutating func join() {
    let id = pending.remove(at: Int.random(in: pending.indices, using: &generator))
    let other = pending[Int.random(in: pending.indices, using: &generator)]
    app.journal.settle(id, as: .coalesced(into: other))
    for member in open.keys where open[member]?.problem == id { open[member]?.problem = other }
  }

  /// Ends the run, with the file cut off at a random byte, and starts the next run.
  private mutating func crash() throws {
    guard let first = history.first, let last = history.last else { return }
    let size = Int.random(in: first.size...last.size, using: &generator)
    let index = history.lastIndex { $0.size <= size } ?? 0
    let before = history[index].open
    let after = history[min(index + (history[index].size < size ? 1 : 0), history.count - 1)].open
    crashes += 1
    user = Bool.random(using: &generator) ? "1" : "2"
    let folder = try app.folder.crash(keeping: size)
    open = [:]
    for user in ["1", "2"] {
      let restored = try folder.restorable(of: user)
      let known = Set(before.filter { $0.value.user == user }.keys)
      if !restored.isSubset(of: known)
        || !restored.isSuperset(of: known.filter { after[$0] != nil })
      {
        failure = "of \(known.count) reports, \(restored.count) returned"
      }
      for id in restored { open[id] = Report(user: user, key: before[id]?.key ?? "") }
    }
    app = DurableApp(folder, sizeLimit: Self.sizeLimit)
    let count = app.router.restoreReports(of: user).count
    if count != open.count(where: { $0.value.user == user }) {
      failure = "\(count) reports returned, \(open.count) were open"
    }
    pending = []
    for entry in app.journal.entries {
      if case .coalesced(let problem) = entry.outcome {
        open[entry.id]?.problem = problem
      } else {
        open[entry.id]?.problem = entry.id
        pending.append(entry.id)
      }
    }
    history = []
  }

  private mutating func remember() throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: app.folder.file.path)
    guard let size = attributes?[.size] as? Int else { return }
    if let last = history.last, size < last.size {
      history = []
      compactions += 1
    }
    history.append((size, open))
    if let warning = app.folder.warnings.all.first(where: { !$0.contains("incomplete") }) {
      failure = warning
    }
  }
}
