import Observation

/// The changes of an app that wait or run, and the operations that perform them.
@MainActor
@Observable
final class KeptChanges {
  /// How to perform the changes of a kind.
  struct Operation {
    let perform: @MainActor (KeptChange) async throws -> Void
    /// Receives a change that was refused for good; nil if it is dropped.
    let refused: (@MainActor (KeptChange) -> Void)?
  }

  /// A change that has not succeeded yet.
  struct Waiting {
    let change: KeptChange
    /// The user of the app; nil if the app named none.
    let user: String?
    /// The router of the view that made the change; nil after a restart of the app.
    private(set) weak var router: ErrorRouter?
    /// Whether a person awaits the first run, having just made the change.
    var isAwaited: Bool
    /// Whether the change has succeeded, for its caller.
    let promise = Promise(withdrawn: false)
  }

  /// The changes of all users, oldest first.
  private(set) var waiting: [Waiting] = []
  /// The user whose changes run; nil if the app names none.
  private(set) var user: String?
  /// The operations by the key of their kind.
  @ObservationIgnored var operations: [ErrorReport.Key: Operation] = [:]
  /// The changes that are running; one of each kind, so that they keep their order.
  @ObservationIgnored var runs: [ErrorReport.Key: (id: KeptChange.ID, task: Task<Void, Never>)] =
    [:]
  /// Whether the changes of earlier processes have been read, which come first.
  @ObservationIgnored private(set) var isRestored = false

  nonisolated init() {}

  /// The changes of the current user, oldest first.
  var ofUser: [KeptChange] { waiting.filter { $0.user == user }.map(\.change) }

  /// The kinds of the current user's changes.
  var keys: Set<ErrorReport.Key> { Set(ofUser.map(\.key)) }

  /// Returns a change that waits or runs; nil if it is over.
  subscript(id: KeptChange.ID) -> Waiting? { waiting.first { $0.change.id == id } }

  /// Returns the change of a kind that is next; nil if there is none.
  func next(of key: ErrorReport.Key) -> Waiting? {
    waiting.first { $0.change.key == key && $0.user == user }
  }

  /// Adds a change that the current user has made.
  func add(_ change: KeptChange, from router: ErrorRouter) -> Promise<Bool> {
    let added = Waiting(change: change, user: user, router: router, isAwaited: true)
    waiting.append(added)
    return added.promise
  }

  /// Records that a change has failed, so that its next runs are the app's own.
  func noteFailure(of id: KeptChange.ID) {
    guard let index = waiting.firstIndex(where: { $0.change.id == id }) else { return }
    waiting[index].isAwaited = false
  }

  /// Removes a change that needs no other run.
  ///
  /// - Returns: Whether the change was there.
  @discardableResult
  func end(_ id: KeptChange.ID, succeeded: Bool) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.change.id == id }) else { return false }
    waiting.remove(at: index).promise.resolve(succeeded)
    return true
  }

  /// Tells the callers that no change runs any more in this process.
  func close() {
    for change in waiting { change.promise.resolve(false) }
  }

  /// Makes a user the current one, and adds their changes of earlier processes by their dates.
  func restore(_ changes: [KeptChange], of user: String?) {
    isRestored = true
    self.user = user
    let known = Set(waiting.map(\.change.id))
    for change in changes where !known.contains(change.id) {
      let later = waiting.firstIndex { $0.change.date > change.date }
      waiting.insert(
        Waiting(change: change, user: user, router: nil, isAwaited: false),
        at: later ?? waiting.endIndex)
    }
  }
}
