nonisolated struct TaskHook<ID: Equatable>: LifecycleHook {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
  var isAnnouncement: Bool { false }
  /// The run of the task, passed from one evaluation to the next, so that it can be cancelled.
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
  func removed(from graph: ViewGraph, atOnce: Bool) {
    run?.cancel()
  }
}

/// A run of a view's task.
@MainActor
private final class TaskRun {
  /// The number of redraws that will still cancel and restart the task.
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

#if SDK_27
  extension View {
    /// Adds a task that starts when the view appears and is cancelled when the view disappears.
    public nonisolated func task(
      name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
      line: Int = #line,
      @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
      hooked(id: 0, name: name, priority: priority, action)
    }

    /// Adds a task that starts when the view appears, restarts when a value changes, and is
    /// cancelled when the view disappears.
    public nonisolated func task<T: Equatable>(
      id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
      file: String = #fileID, line: Int = #line,
      @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
      hooked(id: value, name: name, priority: priority, action)
    }
  }
#else
  extension View {
    /// Adds a task that starts when the view appears and is cancelled when the view disappears.
    public nonisolated func task(
      priority: TaskPriority = .userInitiated,
      @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
      hooked(id: 0, name: nil, priority: priority, action)
    }

    /// Adds a task that starts when the view appears, restarts when a value changes, and is
    /// cancelled when the view disappears.
    public nonisolated func task<T: Equatable>(
      id value: T, priority: TaskPriority = .userInitiated,
      @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
      hooked(id: value, name: nil, priority: priority, action)
    }
  }
#endif

extension View {
  /// Adds the task to each member of the view.
  ///
  /// The closure may capture values that are not `Sendable`, and can run several times at once. It
  /// does so on the actor that it is isolated to, as on Apple's platforms.
  fileprivate nonisolated func hooked<T: Equatable>(
    id: T, name: String?, priority: TaskPriority,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let action = unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
    return MemberHookedView(
      content: self, hook: TaskHook(id: id, name: name, priority: priority, action: action))
  }
}
