import Foundation
import Recourse

/// Which entries a developer wants to see.
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

  /// What tells whether an entry is wanted.
  ///
  /// - Parameter searchText: The text of an entry in lower case, asked for only if it matters.
  /// - Returns: Whether an entry is wanted.
  func predicate(searchText: @escaping (JournalEntry) -> String) -> (JournalEntry) -> Bool {
    let wanted = text.trimmingCharacters(in: .whitespaces).lowercased()
    return { entry in
      switch outcome {
      case .all: break
      case .pending: if entry.outcome != nil { return false }
      case .kind(let kind): if entry.outcome?.kind != kind { return false }
      }
      if case .origin(let origin) = origin, entry.report.origin != origin { return false }
      return wanted.isEmpty || searchText(entry).contains(wanted)
    }
  }
}
