import Foundation
import Recourse

/// Which groups a developer wants to see: those with a wanted outcome, a wanted origin and a wanted text,
/// each in any of their entries.
struct ConsoleFilter: Sendable, Equatable {
  /// Which outcomes are wanted.
  enum OutcomeChoice: Sendable, Hashable {
    case all, pending
    case kind(Outcome.Kind)

    static let choices = [all, pending] + Outcome.Kind.allCases.map(kind)

    var title: String {
      switch self {
      case .all: "All"
      case .pending: "pending"
      case .kind(let kind): kind.rawValue
      }
    }
  }

  /// Which origins are wanted.
  enum OriginChoice: Sendable, Hashable {
    case all
    case origin(ErrorOrigin)

    static let choices = [all] + ErrorOrigin.allCases.map(origin)

    var title: String {
      switch self {
      case .all: "All"
      case .origin(let origin): origin.rawValue
      }
    }
  }

  /// What a wanted entry has somewhere in its text; all have what is blank.
  var text = ""
  var outcome = OutcomeChoice.all
  var origin = OriginChoice.all

  /// What tells whether a group is wanted.
  ///
  /// - Parameter searchText: The text of an entry in lower case, asked for only if it matters.
  /// - Returns: Whether a group is wanted.
  func predicate(
    searchText: @escaping (JournalEntry, JournalRecord) -> String
  ) -> (ConsoleGroup) -> Bool {
    let wanted = text.trimmingCharacters(in: .whitespaces).lowercased()
    return { group in
      let records = group.group.records
      switch outcome {
      case .all: break
      case .pending: if !records.contains(where: { $0.outcome == nil }) { return false }
      case .kind(let kind): if !records.contains(where: { $0.outcome == kind }) { return false }
      }
      if case .origin(let origin) = origin, !records.contains(where: { $0.origin == origin }) {
        return false
      }
      return wanted.isEmpty
        || zip(group.entries, records).contains { searchText($0, $1).contains(wanted) }
    }
  }
}
