import Foundation

/// The open durable reports and changes of this process, and what their file doesn't have yet.
struct DurableTable: Sendable {
  struct Member: Sendable {
    let id: UUID
    /// The events that resolve the report; empty for a change, which only its own end settles.
    let resolvedBy: Set<ErrorReport.Key>
    /// The line, with which a file that was removed is written again.
    let line: Data
    /// The report that represents the problem, or the change itself.
    var problem: UUID
    /// Whether the file has the line.
    var isWritten: Bool
  }

  /// The open reports and changes, oldest first.
  private(set) var members: [Member] = []
  /// The settled ones that are open in the file.
  private var settled: [UUID] = []

  /// The lines that the file doesn't have, in the order of their members.
  var unwritten: Data {
    get throws {
      let lines = members.filter { !$0.isWritten }.map(\.line)
      let outcomes = settled.isEmpty ? [] : [try DurableLine(settled: settled).encoded()]
      return Data((lines + outcomes).joined())
    }
  }

  /// Returns whether this process has an entry, or has settled it.
  func knows(_ id: UUID) -> Bool {
    settled.contains(id) || members.contains { $0.id == id }
  }

  /// Returns the report of a problem that another run of the same operation repeats.
  func previousRun(
    of report: ErrorReport.Snapshot, in problem: ErrorReport.ID
  ) -> ErrorReport.ID? {
    guard report.attempt > 1, report.retryKey != nil else { return nil }
    return members.first { $0.problem == problem && $0.resolvedBy == report.resolvedBy }?.id
  }

  /// Adds an open report or change.
  mutating func insert(_ entry: DurableEntry, line: Data, in problem: UUID, isWritten: Bool) {
    members.append(
      Member(
        id: entry.id, resolvedBy: entry.report?.resolvedBy ?? [], line: line, problem: problem,
        isWritten: isWritten))
  }

  /// Moves reports to the problem that they were coalesced into; returns whether there are any.
  mutating func move(to problem: ErrorReport.ID, where isMoved: (Member) -> Bool) -> Bool {
    let moved = members.indices.filter { isMoved(members[$0]) }
    for index in moved { members[index].problem = problem }
    return !moved.isEmpty
  }

  /// Settles reports or changes; returns whether there are any.
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

  /// Records that the file was replaced by one with other lines.
  ///
  /// - Returns: The number of open lines that were lost with the old file.
  mutating func keep(_ ids: Set<UUID>) -> Int {
    let lost = members.count { $0.isWritten && !ids.contains($0.id) }
    for index in members.indices { members[index].isWritten = ids.contains(members[index].id) }
    settled.removeAll { !ids.contains($0) }
    return lost
  }
}
