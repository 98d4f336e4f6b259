import Foundation

/// The open durable reports of this process, and the changes that their file doesn't have yet.
struct DurableTable: Sendable {
  struct Member: Sendable {
    let id: ErrorReport.ID
    let resolvedBy: Set<ErrorReport.Key>
    /// The line, with which a file that was removed is written again.
    let line: Data
    /// The report that represents the problem.
    var problem: ErrorReport.ID
    /// Whether the file has the line.
    var isWritten: Bool
  }

  /// The open reports, oldest first.
  private(set) var members: [Member] = []
  /// The settled reports that are open in the file.
  private var settled: [ErrorReport.ID] = []

  /// The lines that the file doesn't have, in the order of their reports.
  var unwritten: Data {
    get throws {
      let lines = members.filter { !$0.isWritten }.map(\.line)
      let outcomes = settled.isEmpty ? [] : [try DurableLine(settled: settled).encoded()]
      return Data((lines + outcomes).joined())
    }
  }

  /// Returns the report of a problem that another run of the same operation repeats.
  func previousRun(
    of report: ErrorReport.Snapshot, in problem: ErrorReport.ID
  ) -> ErrorReport.ID? {
    guard report.attempt > 1, report.retryKey != nil else { return nil }
    return members.first { $0.problem == problem && $0.resolvedBy == report.resolvedBy }?.id
  }

  /// Adds an open report.
  mutating func insert(
    _ report: ErrorReport.Snapshot, line: Data, in problem: ErrorReport.ID, isWritten: Bool
  ) {
    members.append(
      Member(
        id: report.id, resolvedBy: report.resolvedBy, line: line, problem: problem,
        isWritten: isWritten))
  }

  /// Moves reports to the problem that they were coalesced into; returns whether there are any.
  mutating func move(to problem: ErrorReport.ID, where isMoved: (Member) -> Bool) -> Bool {
    let moved = members.indices.filter { isMoved(members[$0]) }
    for index in moved { members[index].problem = problem }
    return !moved.isEmpty
  }

  /// Settles reports; returns whether there are any.
  mutating func settle(where isOver: (Member) -> Bool) -> Bool {
    let over = members.filter(isOver)
    settled += over.filter(\.isWritten).map(\.id)
    members.removeAll(where: isOver)
    return !over.isEmpty
  }

  /// Records that the file has all lines.
  mutating func didWrite() {
    for index in members.indices { members[index].isWritten = true }
    settled = []
  }

  /// Records that the file was replaced by one with other reports.
  ///
  /// - Returns: The number of open reports that were lost with the old file.
  mutating func keep(_ ids: Set<ErrorReport.ID>) -> Int {
    let lost = members.count { $0.isWritten && !ids.contains($0.id) }
    for index in members.indices { members[index].isWritten = ids.contains(members[index].id) }
    settled.removeAll { !ids.contains($0) }
    return lost
  }
}
