import Observation

/// The changes of an app that wait or run, and the operations that perform them.
@MainActor
@Observable
final class KeptChanges {
  typealias Operation = @MainActor (KeptChange) async throws -> Void

  /// A change that has not succeeded yet.
  struct Waiting {
    let change: KeptChange
    /// The user of the app; nil if the app named none.
    let user: String?
    /// The router of the view that made the change; nil after a restart of the app.
    let hold: RouterHold?
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

  /// Returns a change that waits or runs; nil if it is over.
  subscript(id: KeptChange.ID) -> Waiting? { waiting.first { $0.change.id == id } }

  /// Returns the change of a kind that is next; nil if there is none.
  func next(of key: ErrorReport.Key) -> Waiting? {
    waiting.first { $0.change.key == key && $0.user == user }
  }

  /// Adds a change of the current user.
  func add(_ change: KeptChange, from hold: RouterHold?) -> Promise<Bool> {
    let added = Waiting(change: change, user: user, hold: hold)
    waiting.append(added)
    return added.promise
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

  /// Makes a user the current one, and adds their changes of earlier processes before all others.
  ///
  /// - Returns: The kinds of the changes that the previous user has left.
  func restore(_ changes: [KeptChange], of user: String?) -> Set<ErrorReport.Key> {
    let left = user == self.user ? [] : Set(ofUser.map(\.key))
    isRestored = true
    self.user = user
    waiting.insert(
      contentsOf: changes.map { Waiting(change: $0, user: user, hold: nil) }, at: 0)
    return left
  }
}
