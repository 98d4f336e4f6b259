// MARK: Kept changes

extension AppRouter {
  /// Writes a change to its file, and performs it as soon as the earlier ones of its kind are over.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - router: The router of the view that made the change.
  /// - Returns: Whether the change will have succeeded.
  func keep(_ change: KeptChange, from router: ErrorRouter) -> Promise<Bool> {
    if let file = settings.journal.durableStore {
      file.keep(change)
    } else {
      DebugWarning.write(
        "the change at \(change.source) is lost if the app is killed; give the journal a file")
    }
    let promise = changes.add(change, from: RouterHold(router))
    promise.onDismissal { [weak self] _ in self?.drop(change.id) }
    performChange(of: change.key)
    return promise
  }

  /// Registers the operation that performs the changes of a kind, and performs those that wait.
  func onKeptChange(of key: ErrorReport.Key, perform operation: KeptChanges.Operation?) {
    changes.operations[key] = operation
    intention(for: key).note(0)
    if changes.isRestored { performChange(of: key) }
  }

  /// Performs the changes of earlier processes, and those that wait.
  func restore(_ restored: [KeptChange], of user: String?) {
    for key in changes.restore(restored, of: user) where changes.runs[key] == nil {
      intention(for: key).end()
    }
    performChanges()
  }

  /// Performs the changes that wait.
  package func performChanges() {
    for key in Set(changes.ofUser.map(\.key)) { performChange(of: key) }
  }

  /// Ends a change without another run, and cancels its run in progress.
  func drop(_ id: KeptChange.ID) {
    guard let dropped = changes[id] else { return }
    let key = dropped.change.key
    let isNext = changes.next(of: key)?.change.id == id
    end(id, succeeded: false)
    if let run = changes.runs[key] {
      if run.id == id { run.task.cancel() }
    } else if isNext {
      intention(for: key).end()
      performChange(of: key)
    }
  }

  /// Performs the next change of a kind, unless one of them is running.
  func performChange(of key: ErrorReport.Key) {
    guard changes.runs[key] == nil else { return }
    let intention = intention(for: key)
    guard let next = changes.next(of: key), let operation = changes.operations[key] else {
      return intention.stop()
    }
    intention.begin()
    let hold = next.hold ?? RouterHold(ErrorRouter(self))
    // The run keeps the app's router, so that its end is recorded.
    changes.runs[key] = (
      next.change.id,
      Task {
        _ = await hold.use { await self.perform(next, by: operation, as: intention, in: $0) }
      }
    )
  }

  private func perform(
    _ next: KeptChanges.Waiting, by operation: KeptChanges.Operation, as intention: Intention,
    in router: ErrorRouter
  ) async {
    let change = next.change
    do {
      try await router.catalog.during { try await operation(change) }
      changes.runs[change.key] = nil
      end(change.id, succeeded: true)
      intention.succeed()
      performChange(of: change.key)
    } catch {
      changes.runs[change.key] = nil
      fail(next, with: error, as: intention, in: router)
    }
  }

  /// Reports the failure of a change, which then waits, or ends if it was refused for good.
  private func fail(
    _ next: KeptChanges.Waiting, with error: any Error, as intention: Intention,
    in router: ErrorRouter
  ) {
    let change = next.change
    // The person has dropped the change, or another person has signed in.
    guard changes[change.id] != nil, next.user == changes.user else {
      intention.cancel()
      return performChange(of: change.key)
    }
    let isRefused = CauseTree(error, in: router.catalog).isRefusal
    let attempt = Attempt(performing: change, isRefused: isRefused)
    guard isRefused else {
      attempt.report(error, to: router, as: intention)
      return
    }
    intention.end()
    attempt.report(error, to: router, as: Intention())
    end(change.id, succeeded: false)
    performChange(of: change.key)
  }

  private func end(_ id: KeptChange.ID, succeeded: Bool) {
    if changes.end(id, succeeded: succeeded) { settings.journal.durableStore?.end(id) }
  }
}
