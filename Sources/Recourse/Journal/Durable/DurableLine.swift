import Foundation

/// An open report in a file of durable reports.
struct DurableRecord: Sendable, Codable {
  let report: ErrorReport.Snapshot
  /// The user of the app; nil if the app named none.
  let user: String?
  /// The session that presents the report, see ``DurableSession``.
  var session: UUID
}

/// A line of a file of durable reports.
enum DurableLine {
  case open(DurableRecord)
  case settled([ErrorReport.ID])

  private static let version = 1

  /// The fields of a line, exactly one of which is present besides the version.
  private struct Fields: Codable {
    let version: Int
    var open: DurableRecord?
    var settled: [ErrorReport.ID]?
  }

  /// Decodes a line; returns nil for a line of a newer version or in another format.
  init?(_ data: Data) {
    let fields = try? JSONDecoder().decode(Fields.self, from: data)
    guard let fields, fields.version == Self.version else { return nil }
    if let record = fields.open {
      self = .open(record)
    } else if let ids = fields.settled {
      self = .settled(ids)
    } else {
      return nil
    }
  }

  /// Returns the line, terminated by a newline.
  func encoded() throws -> Data {
    var fields = Fields(version: Self.version)
    switch self {
    case .open(let record): fields.open = record
    case .settled(let ids): fields.settled = ids
    }
    return try JSONEncoder().encode(fields) + Data("\n".utf8)
  }
}

/// The contents of a file of durable reports.
struct DurableContents {
  /// A report that a session takes over, and the size of its line in bytes.
  typealias Claim = (report: ErrorReport.Snapshot, size: Int)

  /// The lines that are kept when the file is rewritten: open reports and unknown lines, in the
  /// order of the file.
  private var lines: [(record: DurableRecord?, data: Data)] = []
  /// The number of lines of a newer version or in another format.
  private(set) var unknownCount = 0

  /// Reads the lines of a file, except an incomplete last line.
  init(_ data: Data) {
    var settled: Set<ErrorReport.ID> = []
    // From the end, because a line is superseded by later lines about the same report.
    for line in data.lines.reversed() {
      switch DurableLine(line) {
      case .settled(let ids): settled.formUnion(ids)
      case .open(let record):
        if settled.insert(record.report.id).inserted { lines.append((record, line)) }
      case nil:
        unknownCount += 1
        lines.append((nil, line))
      }
    }
    lines.reverse()
  }

  /// Assigns the open reports of a user to a session, unless their own session is alive.
  ///
  /// - Returns: The reports, oldest first.
  mutating func claim(
    of user: String?, for session: UUID, isAlive: (UUID) -> Bool
  ) throws -> [Claim] {
    var claims: [Claim] = []
    for index in lines.indices {
      guard var record = lines[index].record, record.user == user, record.session != session,
        !isAlive(record.session)
      else { continue }
      record.session = session
      let line = try DurableLine.open(record).encoded()
      lines[index] = (record, line)
      claims.append((record.report, line.count))
    }
    return claims
  }

  /// The kept lines, as the contents of a new file.
  var data: Data { lines.reduce(into: Data()) { $0 += $1.data } }
}

extension Data {
  /// The lines that are terminated by a newline, including the newline.
  fileprivate var lines: [Data] {
    var lines: [Data] = []
    var start = startIndex
    while let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(self[start...end])
      start = index(after: end)
    }
    return lines
  }
}
