/// The callers that await the answers of a context's presentations.
///
/// Each presentation has one caller, or several where all of them report the same problem.
@MainActor
struct PresentationCallers {
  private struct Callers {
    var tickets = OrderedTable<ObjectIdentifier, Ticket<PresentationAnswer>>()
    /// The problem that others can report too; nil if nobody can join.
    var problem: AlertedProblem?
    let recovery = Recovery()
  }

  private var callers: [PresentationID: Callers] = [:]
  private var presentations: [AlertedProblem: PresentationID] = [:]

  nonisolated init() {}

  nonisolated var isEmpty: Bool { callers.isEmpty }

  /// The presentation that tells of a problem; nil if there is none.
  func presentation(of problem: AlertedProblem) -> PresentationID? { presentations[problem] }

  /// How the recovery ended that a person has chosen in a presentation.
  func recovery(of id: PresentationID) -> Recovery? { callers[id]?.recovery }

  mutating func join(_ id: PresentationID, about problem: AlertedProblem? = nil)
    -> Ticket<PresentationAnswer>
  {
    let ticket = Ticket(withdrawn: PresentationAnswer.withdrawn)
    var joined = callers[id] ?? Callers()
    joined.tickets[ObjectIdentifier(ticket)] = ticket
    if let problem {
      joined.problem = problem
      presentations[problem] = id
    }
    callers[id] = joined
    return ticket
  }

  /// Removes a caller, unless nobody else awaits the answer.
  ///
  /// - Returns: Whether others await the answer still.
  mutating func leave(_ ticket: Ticket<PresentationAnswer>, of id: PresentationID) -> Bool {
    guard let joined = callers[id], joined.tickets.count > 1 else { return false }
    callers[id]?.tickets[ObjectIdentifier(ticket)] = nil
    return true
  }

  mutating func settle(_ id: PresentationID, as answer: PresentationAnswer) {
    guard let joined = callers.removeValue(forKey: id) else { return }
    if let problem = joined.problem, presentations[problem] == id { presentations[problem] = nil }
    for ticket in joined.tickets.values { ticket.settle(answer) }
  }

  /// Tells all that there will be no answer any more.
  func settleAll() {
    for joined in callers.values {
      for ticket in joined.tickets.values { ticket.settle(.withdrawn) }
    }
  }
}

/// How the recovery ended that a person has chosen in an alert; nil until one ends.
@MainActor
final class Recovery {
  var hasSucceeded: Bool?
}
