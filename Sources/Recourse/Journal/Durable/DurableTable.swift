import Foundation

/// The open durable reports of this process, and the changes that their file doesn't have yet.
struct DurableTable: Sendable {
  private struct Member {
    let resolvedBy: Set<ErrorReport.Key>
    /// The report that represents the problem.
    var problem: ErrorReport.ID
    /// The size of the line in bytes.
    let size: Int
  }

  private var members: [ErrorReport.ID: Member] = [:]
  private var idsByProblem: [ErrorReport.ID: Set<ErrorReport.ID>] = [:]
  /// The lines that couldn't be written.
  private var unwritten = OrderedTable<ErrorReport.ID, Data>()
  private(set) var unwrittenSize = 0
  /// The reports whose lines are in the file, although the reports are settled.
  private var unsettled: [ErrorReport.ID] = []
  /// The size of the lines in the file that have been settled since the file was compacted.
  private(set) var settledSize = 0

  var isEmpty: Bool { members.isEmpty }

  /// The lines to write, in the order of their reports.
  var unwrittenLines: Data { unwritten.values.reduce(into: Data()) { $0 += $1 } }

  /// The line to write about settled reports; nil if there is none.
  var settledLine: Data? {
    unsettled.isEmpty ? nil : try? DurableLine.settled(unsettled).encoded()
  }

  /// Whether a report is open.
  func contains(_ id: ErrorReport.ID) -> Bool { members[id] != nil }

  /// Returns the report of a problem that another run of the same operation repeats.
  func previousRun(
    of report: ErrorReport.Snapshot, in problem: ErrorReport.ID
  ) -> ErrorReport.ID? {
    guard report.attempt > 1, report.retryKey != nil else { return nil }
    return idsByProblem[problem]?.first { members[$0]?.resolvedBy == report.resolvedBy }
  }

  /// Adds an open report whose line must be written.
  mutating func insert(_ report: ErrorReport.Snapshot, line: Data, in problem: ErrorReport.ID) {
    add(report, size: line.count, in: problem)
    unwritten[report.id] = line
    unwrittenSize += line.count
  }

  /// Adds an open report that is in the file already.
  mutating func restore(_ report: ErrorReport.Snapshot, size: Int) {
    add(report, size: size, in: report.id)
  }

  private mutating func add(
    _ report: ErrorReport.Snapshot, size: Int, in problem: ErrorReport.ID
  ) {
    members[report.id] = Member(resolvedBy: report.resolvedBy, problem: problem, size: size)
    idsByProblem[problem, default: []].insert(report.id)
  }

  /// Moves a report to the problem that it was coalesced into.
  mutating func move(_ id: ErrorReport.ID, to problem: ErrorReport.ID) {
    guard let old = members[id]?.problem, old != problem else { return }
    removeFromProblem(id)
    members[id]?.problem = problem
    idsByProblem[problem, default: []].insert(id)
  }

  /// Moves all reports of a problem to another problem.
  mutating func moveAll(of problem: ErrorReport.ID, to other: ErrorReport.ID) {
    for id in idsByProblem[problem] ?? [] { move(id, to: other) }
  }

  /// Settles a report.
  mutating func settle(_ id: ErrorReport.ID) {
    removeFromProblem(id)
    guard let member = members.removeValue(forKey: id) else { return }
    if unwritten[id] != nil {
      unwritten[id] = nil
      unwrittenSize -= member.size
    } else {
      unsettled.append(id)
      settledSize += member.size
    }
  }

  /// Settles all reports of a problem.
  mutating func settleAll(of problem: ErrorReport.ID) {
    for id in idsByProblem[problem] ?? [] { settle(id) }
  }

  /// Settles all reports that an event resolves.
  mutating func settleAll(resolvedBy key: ErrorReport.Key) {
    for (id, member) in members where member.resolvedBy.contains(key) { settle(id) }
  }

  /// Records that the file has the lines of all open reports.
  mutating func didWrite() {
    unwritten.removeAll()
    unwrittenSize = 0
  }

  /// Records that the file has the outcomes of all settled reports.
  mutating func didSettle() {
    unsettled = []
  }

  /// Records that the file has no lines of settled reports.
  mutating func didCompact() {
    settledSize = 0
  }

  private mutating func removeFromProblem(_ id: ErrorReport.ID) {
    guard let problem = members[id]?.problem else { return }
    idsByProblem[problem]?.remove(id)
    if idsByProblem[problem]?.isEmpty == true { idsByProblem[problem] = nil }
  }
}
