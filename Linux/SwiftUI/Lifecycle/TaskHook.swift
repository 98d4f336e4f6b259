nonisolated struct TaskHook<ID: Equatable>: LifecycleHook {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
  var isAnnouncement: Bool { false }
  /// Handed on from one evaluation to the next, so that the task that runs can be cancelled.
  private var run: TaskRun?

  init(
    id: ID, name: String?, priority: TaskPriority,
    action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    self.id = id
    self.name = name
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
    graph.actions.add { [name, priority, action] in run.start(name, priority, action) }
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

  func start(
    _ name: String?, _ priority: TaskPriority,
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    guard !isCancelled else { return }
    task = Task(name: name, priority: priority) {
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
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    hooked(id: 0, name: name, priority: priority, action)
  }

  /// Runs a task while the view is there, and begins it anew when a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    hooked(id: value, name: name, priority: priority, action)
  }

  /// Each member of the view gets the task, so the closure, which may hold what is not `Sendable`,
  /// can run several times at once: on the actor that it is isolated to, as Apple's views run it.
  private nonisolated func hooked<T: Equatable>(
    id: T, name: String?, priority: TaskPriority,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let action = unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
    return MemberHookedView(
      content: self, hook: TaskHook(id: id, name: name, priority: priority, action: action))
  }
}
