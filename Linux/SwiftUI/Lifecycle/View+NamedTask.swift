#if SDK_27
  extension View {
    /// Runs a task from when the view appears until it goes.
    public nonisolated func task(
      name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
      line: Int = #line, _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
      task(id: 0, name: name, priority: priority, file: file, line: line, action)
    }

    /// Runs a task while the view is there, and starts another when a value changes.
    public nonisolated func task<T: Equatable>(
      id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
      file: String = #fileID, line: Int = #line,
      _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
      nonisolated(unsafe) let action = action
      return task(id: value, priority: priority) { await action() }
    }
  }
#endif
