nonisolated struct TaskHook<ID: Equatable>: LifecycleHook {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  /// Handed on from one evaluation to the next, so that the task that runs can be cancelled.
  private var run: TaskRun?

  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor
  mutating func placed(after old: (any LifecycleHook)?, in graph: ViewGraph) {
    let old = old as? TaskHook
    if let old, old.id == id {
      run = old.run
      return
    }
    old?.run?.cancel()
    let run = TaskRun()
    self.run = run
    graph.actions.add { [priority, action] in run.start(priority, action) }
  }

  @MainActor
  func removed(from graph: ViewGraph) {
    run?.cancel()
  }
}

/// One run of a view's task.
@MainActor
private final class TaskRun {
  private var task: Task<Void, Never>?
  private var isCancelled = false

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    guard !isCancelled else { return }
    task = Task(priority: priority, operation: action)
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

extension View {
  /// Runs a task from when the view appears until it goes.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs a task while the view is there, and begins it anew when a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    MemberHookedView(content: self, hook: TaskHook(id: value, priority: priority, action: action))
  }
}
