nonisolated struct TaskHook<ID: Equatable>: LifecycleHook {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  var role: LifecycleRole { .task }
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
    if let run = old?.run, old?.id == id {
      guard run.interruptions > 0, run.isRunning else {
        self.run = run
        return
      }
      begin(TaskRun(interruptions: run.interruptions - 1), in: graph)
    } else {
      begin(TaskRun(interruptions: graph.decisions.choose(\.interruptions)), in: graph)
    }
    old?.run?.cancel()
  }

  @MainActor
  private mutating func begin(_ run: TaskRun, in graph: ViewGraph) {
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
  /// How often a redraw of the view still cancels the task and begins it again.
  let interruptions: Int
  private var task: Task<Void, Never>?
  private var isCancelled = false
  private var isDone = false

  init(interruptions: Int) {
    self.interruptions = interruptions
  }

  var isRunning: Bool { task != nil && !isCancelled && !isDone }

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    guard !isCancelled else { return }
    task = Task(priority: priority) {
      await action()
      isDone = true
    }
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
    HookedView(content: self, hook: TaskHook(id: value, priority: priority, action: action))
  }
}
