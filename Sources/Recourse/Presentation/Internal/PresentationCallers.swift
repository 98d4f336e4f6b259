/// The callers that await the answers of a context's presentations.
///
/// A presentation has one caller, or several if all of them report the same problem.
@MainActor
struct PresentationCallers {
  private struct Callers {
    var promises = OrderedTable<ObjectIdentifier, Promise<PresentationAnswer>>()
    /// The problem that further callers can join; nil if none can.
    var problem: AlertedProblem?
    let recovery = RecoveryResult()
  }

  private var callers: [PresentationID: Callers] = [:]
  private var presentations: [AlertedProblem: PresentationID] = [:]

  nonisolated init() {}

  nonisolated var isEmpty: Bool { callers.isEmpty }

  /// Returns the presentation of a problem; nil if there is none.
  func presentation(of problem: AlertedProblem) -> PresentationID? { presentations[problem] }

  /// Returns the result of the recovery that the person chose in a presentation; nil for an unknown
  /// presentation.
  func recovery(of id: PresentationID) -> RecoveryResult? { callers[id]?.recovery }

  mutating func join(_ id: PresentationID, about problem: AlertedProblem? = nil)
    -> Promise<PresentationAnswer>
  {
    let promise = Promise(withdrawn: PresentationAnswer.withdrawn)
    var joined = callers[id] ?? Callers()
    joined.promises[ObjectIdentifier(promise)] = promise
    if let problem {
      joined.problem = problem
      presentations[problem] = id
    }
    callers[id] = joined
    return promise
  }

  /// Removes a caller, unless no other caller is left.
  ///
  /// - Returns: Whether other callers still await the answer.
  mutating func leave(_ promise: Promise<PresentationAnswer>, of id: PresentationID) -> Bool {
    guard let joined = callers[id], joined.promises.count > 1 else { return false }
    callers[id]?.promises[ObjectIdentifier(promise)] = nil
    return true
  }

  mutating func settle(_ id: PresentationID, as answer: PresentationAnswer) {
    guard let joined = callers.removeValue(forKey: id) else { return }
    if let problem = joined.problem, presentations[problem] == id { presentations[problem] = nil }
    for promise in joined.promises.values { promise.resolve(answer) }
  }

  /// Settles all presentations as withdrawn.
  func settleAll() {
    for joined in callers.values {
      for promise in joined.promises.values { promise.resolve(.withdrawn) }
    }
  }
}

/// The result of the recovery that a person chose in an alert; nil until a recovery has ended.
@MainActor
final class RecoveryResult {
  var hasSucceeded: Bool?
}

/// The problem that an alert presents without a router; errors of the same problem share an alert.
enum AlertedProblem: Hashable, Sendable {
  /// A cause that several operations share, regardless of the texts.
  case cause(SharedCause)
  /// A problem without a shared cause, including its texts, because an alert can't show how they
  /// differ.
  case words(Fingerprint, AlertContent)

  init(_ tree: CauseTree, content: AlertContent) {
    self =
      if let shared = tree.sharedCause { .cause(shared.cause) } else {
        .words(Fingerprint(of: tree), content)
      }
  }
}
