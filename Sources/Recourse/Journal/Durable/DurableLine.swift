import Foundation

/// What a file of durable reports keeps until its outcome.
enum DurableEntry: Sendable, Codable {
  case report(ErrorReport.Snapshot)
  case change(KeptChange)

  var id: UUID {
    switch self {
    case .report(let report): report.id
    case .change(let change): change.id
    }
  }

  var report: ErrorReport.Snapshot? { if case .report(let report) = self { report } else { nil } }

  /// The source location that a warning names.
  var source: ErrorReport.Source {
    switch self {
    case .report(let report): report.source
    case .change(let change): change.source
    }
  }
}

/// An open report or change in a file of durable reports.
struct DurableRecord: Sendable, Codable {
  let entry: DurableEntry
  /// The user of the app; nil if the app named none.
  let user: String?
  /// The session that presents the report, or runs the change, see ``DurableSession``.
  var session: UUID
}

/// A line of a file of durable reports: an open report or change, or the outcomes of settled ones.
struct DurableLine: Codable {
  private(set) var version = DurableLine.version
  private(set) var open: DurableRecord?
  private(set) var settled: [UUID]?
  private static let version = 1
  static let newline = UInt8(ascii: "\n")

  init(open: DurableRecord) {
    self.open = open
  }

  init(settled: [UUID]) {
    self.settled = settled
  }

  /// Decodes a line; returns nil for a line of a newer version or in another format.
  init?(_ data: Data) {
    guard let line = try? JSONDecoder().decode(Self.self, from: data),
      line.version == Self.version, line.open != nil || line.settled != nil
    else { return nil }
    self = line
  }

  /// Returns the line, terminated by a newline.
  func encoded() throws -> Data { try JSONEncoder().encode(self) + [Self.newline] }
}

/// The contents of a file of durable reports.
struct DurableContents {
  /// A report or a change that a session takes over, and its line.
  typealias Claim = (entry: DurableEntry, line: Data)

  /// The lines that are kept when the file is rewritten: open reports, changes and unknown lines,
  /// in the order of the file.
  private var lines: [(record: DurableRecord?, data: Data)] = []

  /// Reads the lines of a file, except an incomplete last line.
  init(_ data: Data) {
    var settled: Set<UUID> = []
    let all = data.split(separator: DurableLine.newline, omittingEmptySubsequences: false)
    // From the end, because a line is superseded by later lines about the same entry.
    for data in all.dropLast().reversed() {
      let line = DurableLine(data)
      settled.formUnion(line?.settled ?? [])
      if line == nil || line?.open.map({ settled.insert($0.entry.id).inserted }) == true {
        lines.append((line?.open, data + [DurableLine.newline]))
      }
    }
    lines.reverse()
  }

  /// The number of lines of a newer version or in another format.
  var unknownCount: Int { lines.count { $0.record == nil } }

  /// The open reports and changes.
  var ids: Set<UUID> { Set(lines.compactMap { $0.record?.entry.id }) }

  /// The kept lines, as the contents of a new file.
  var data: Data { Data(lines.map(\.data).joined()) }

  /// Assigns the open reports and changes of a user to a session, unless their own session is
  /// alive.
  ///
  /// - Returns: The reports and the changes, oldest first.
  mutating func claim(
    of user: String?, for session: UUID, isAlive: (UUID) -> Bool
  ) throws -> [Claim] {
    var claims: [Claim] = []
    for index in lines.indices {
      guard var record = lines[index].record, record.user == user, record.session != session,
        !isAlive(record.session)
      else { continue }
      record.session = session
      lines[index] = (record, try DurableLine(open: record).encoded())
      claims.append((record.entry, lines[index].data))
    }
    return claims
  }
}
