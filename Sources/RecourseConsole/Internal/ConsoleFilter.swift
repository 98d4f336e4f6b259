import Foundation
import Recourse

/// Selects the groups that a developer wants to see, by outcome, origin and text.
///
/// A group matches if each of the three conditions is true for at least one of its entries.
struct ConsoleFilter: Sendable, Equatable {
  /// The selected outcomes.
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

  /// The selected origins.
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

  /// The text to search for in the entries; blank text matches every entry.
  var text = ""
  var outcome = OutcomeChoice.all
  var origin = OriginChoice.all

  /// Returns a closure that decides whether a group matches the filter.
  ///
  /// - Parameter searchText: Returns the text of an entry in lower case; called only if needed.
  /// - Returns: A closure that returns whether a group matches.
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
