import Recourse

/// A run of an operation that all parts of a view share.
///
/// SwiftUI's `task` runs an operation once for each view that it is applied to. A shared run starts
/// once when the first part appears, again when the view reappears, and again for a new identity.
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

  /// Starts the run of a new identity, once for all parts of the view that announce the identity.
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
