import Recourse

/// The run of an operation that all parts of a view share.
///
/// SwiftUI's `task` runs an operation for each view that it is on. This one runs once while any
/// part of the view is on screen, again when the view returns, and again for another identity.
@MainActor
final class SharedRun<ID: Equatable> {
  private let presence = ViewPresence()
  private var id: ID?
  private var task: Task<Void, Never>?

  nonisolated init() {}

  deinit {
    task?.cancel()
  }

  func appear(
    _ id: ID, _ priority: TaskPriority, _ operation: @escaping @MainActor () async -> Void
  ) {
    presence.appear { begin(id, priority, operation) }
  }

  /// Begins the run of another identity, once, however many parts of the view announce it.
  func change(
    to id: ID, _ priority: TaskPriority, _ operation: @escaping @MainActor () async -> Void
  ) {
    guard case .onScreen = presence.stage, self.id != id else { return }
    begin(id, priority, operation)
  }

  func disappear() {
    presence.disappear { [self] in task?.cancel() }
  }

  private func begin(
    _ id: ID, _ priority: TaskPriority, _ operation: @escaping @MainActor () async -> Void
  ) {
    task?.cancel()
    self.id = id
    task = Task(priority: priority, operation: operation)
  }
}
