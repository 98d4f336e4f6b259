import Recourse
public import SwiftUI

extension View {
  /// Runs an operation from when the view appears until it goes, and reports what it throws.
  ///
  /// It is SwiftUI's `task` for operations that may fail. Where an error is shown, a person can try
  /// again. Leaving cancels the operation, and takes back what was reported of it. On several views,
  /// such as the members of a group, the operation runs once, until the last of them has left.
  ///
  /// ```swift
  /// InboxView().throwingTask { try await inbox.connect() }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task. The default is `.userInitiated`.
  ///   - origin: What the app is doing meanwhile. The default is `.firstLoad`.
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run, on the main actor until it leaves it.
  /// - Returns: The view, with a task.
  public func throwingTask(
    priority: TaskPriority = .userInitiated, origin: ErrorOrigin = .firstLoad,
    fileID: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    throwingTask(
      id: 0, priority: priority, origin: origin, fileID: fileID, line: line, action)
  }

  /// Runs an operation while the view is there, anew when a value changes, and reports what it throws.
  ///
  /// - Parameters:
  ///   - id: The value; when it changes, the operation is cancelled and runs again.
  ///   - priority: The priority of the task. The default is `.userInitiated`.
  ///   - origin: What the app is doing meanwhile. The default is `.firstLoad`.
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run, on the main actor until it leaves it.
  /// - Returns: The view, with a task.
  public func throwingTask<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, origin: ErrorOrigin = .firstLoad,
    fileID: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    modifier(
      ThrowingTaskModifier(
        id: id, priority: priority, origin: origin,
        source: ErrorReport.Source(fileID: fileID, line: line), action: action))
  }
}

private struct ThrowingTaskModifier<ID: Equatable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  let origin: ErrorOrigin
  let source: ErrorReport.Source
  let action: @MainActor () async throws -> Void
  @Environment(\.report) private var report
  @State private var run = SharedRun<ID>()

  func body(content: Content) -> some View {
    let start: @MainActor () async -> Void = { [report, action, origin, source] in
      await Attempt(origin: origin, source: source).run(action, in: RouterHold(report.router))
    }
    content
      .onAppear { run.appear(id, priority, start) }
      .onChange(of: id) { run.change(to: id, priority, start) }
      .onDisappear { run.disappear() }
  }
}
