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
      file.keep(change, of: changes.user)
    } else {
      DebugWarning.write(
        "the change at \(change.source) is lost if the app is killed; give the journal a file")
    }
    let promise = changes.add(change, from: router)
    promise.onDismissal { [weak self] _ in self?.drop(change.id) }
    performChange(of: change.key, isAwaited: true)
    return promise
  }

  /// Registers the operation that performs the changes of a kind, and performs those that wait.
  func onKeptChange(of key: ErrorReport.Key, perform operation: KeptChanges.Operation?) {
    changes.operations[key] = operation
    intention(for: key).note(0)
    if changes.isRestored { performChange(of: key) }
  }

  /// Performs the changes of earlier processes, and those that wait.
  ///
  /// The changes of another user stop, because they would run as the new one.
  func restore(_ restored: [KeptChange], of user: String?) {
    let left = user == changes.user ? [] : changes.keys
    if user != nil, !left.isEmpty, changes.user == nil {
      DebugWarning.write("changes made before restoreReports(of:) belong to no user, and wait")
    }
    changes.restore(restored, of: user)
    for key in left {
      if let run = changes.runs[key] { run.task.cancel() } else { intention(for: key).end() }
    }
    performChanges()
  }

  /// Performs the changes that wait.
  func performChanges() {
    for key in changes.keys { performChange(of: key) }
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
  ///
  /// - Parameters:
  ///   - key: The key of the kind.
  ///   - isAwaited: Whether a person awaits the answer, having just made a change of the kind. The
  ///     default is false.
  func performChange(of key: ErrorReport.Key, isAwaited: Bool = false) {
    guard changes.runs[key] == nil else { return }
    let intention = intention(for: key)
    guard let next = changes.next(of: key), let operation = changes.operations[key] else {
      return intention.stop()
    }
    intention.begin()
    let hold = RouterHold(next.router ?? ErrorRouter(self))
    let run = Run(
      change: next.change, isAwaited: isAwaited || next.isAwaited, intention: intention,
      networkReturns: networkReturns.value)
    // The run keeps the app's router, so that its end is recorded.
    let task = Task {
      _ = await hold.use { await self.perform(run, by: operation, in: $0) }
    }
    changes.runs[key] = (next.change.id, task)
  }

  /// A run of a change.
  private struct Run {
    let change: KeptChange
    let isAwaited: Bool
    let intention: Intention
    /// The number of returns of the network at the beginning.
    let networkReturns: Int
  }

  private func perform(
    _ run: Run, by operation: KeptChanges.Operation, in router: ErrorRouter
  ) async {
    let change = run.change
    var isSimulated = true
    do {
      // The person may have dropped the change, or signed out, before the run began.
      try Task.checkCancellation()
      try await router.catalog.during {
        try await router.perform(from: change.source) {
          isSimulated = false
          try await operation.perform(change)
        }
      }
      changes.runs[change.key] = nil
      end(change.id, succeeded: true)
      run.intention.succeed()
      performChange(of: change.key)
    } catch {
      changes.runs[change.key] = nil
      // No server has refused a change because of a simulated failure, so the change waits.
      fail(run, with: error, canBeRefusal: !isSimulated, operation, in: router)
    }
  }

  /// Reports the failure of a change, which then waits, or ends if it was refused for good.
  private func fail(
    _ run: Run, with error: any Error, canBeRefusal: Bool, _ operation: KeptChanges.Operation,
    in router: ErrorRouter
  ) {
    let change = run.change
    let tree = CauseTree(error, in: router.catalog)
    // The person has dropped the change, or another person has signed in.
    guard let waiting = changes[change.id], waiting.user == changes.user else {
      run.intention.cancel()
      return performChange(of: change.key)
    }
    changes.noteFailure(of: change.id)
    // The network was lost, and came back before the run noticed.
    if tree.isOffline, networkReturns.value > run.networkReturns {
      run.intention.stop()
      return performChange(of: change.key, isAwaited: run.isAwaited)
    }
    let isRefused = canBeRefusal && tree.isRefusal
    let isAwaited = run.isAwaited || run.intention.isRequested
    let attempt = Attempt(performing: change, isRefused: isRefused, isAwaited: isAwaited)
    guard isRefused else {
      attempt.report(error, to: router, as: run.intention)
      return
    }
    run.intention.end()
    attempt.report(error, to: router, as: Intention())
    operation.refused?(change)
    end(change.id, succeeded: false)
    performChange(of: change.key)
  }

  private func end(_ id: KeptChange.ID, succeeded: Bool) {
    if changes.end(id, succeeded: succeeded) { settings.journal.durableStore?.end(id) }
  }
}
