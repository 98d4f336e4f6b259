import Observation
import Recourse
public import SwiftUI

extension View {
  /// Runs an operation while the view is on screen and after each change of a value, and reports
  /// errors.
  ///
  /// This modifier is SwiftUI's `task` for operations that can fail. The presented error offers to
  /// try again. Afterward, a failed operation runs again once whenever the scene becomes active,
  /// unless the error is permanent, and after a failure without a connection when the network is
  /// back. When the view disappears, the operation is cancelled and its reports are resolved.
  /// If the modifier applies to several views, such as the members of a group, the operation runs
  /// once, and is cancelled when the last of them has disappeared.
  ///
  /// ```swift
  /// InboxView().throwingTask { try await inbox.connect() }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The value to observe; a change cancels the operation and runs it again. The default is
  ///     a constant.
  ///   - priority: The priority of the task. The default is `.userInitiated`.
  ///   - origin: The origin to report: the activity of the app. The default is `.firstLoad`.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation, which starts on the main actor.
  /// - Returns: A view that runs the operation.
  public func throwingTask<ID: Equatable>(
    id: ID = 0, priority: TaskPriority = .userInitiated, origin: ErrorOrigin = .firstLoad,
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
  @Environment(\.reportError) private var report
  @State private var run = SharedRun<ID>()

  func body(content: Content) -> some View {
    let start: @MainActor () async -> Void = { [report, action, origin, source, weak run] in
      let hold = RouterHold(report.router)
      await Attempt(origin: origin, source: source).repeatRuns(in: hold, as: Intention()) {
        router in
        run?.note(nil)
        do {
          try await router.perform(from: source, action)
        } catch {
          run?.note(error)
          throw error
        }
      }
    }
    content
      .onAppear { run.appear(id, priority, start) }
      .onChange(of: id) { run.change(to: id, priority, start) }
      .onDisappear { run.disappear() }
      .onReturn(from: run.error) { run.restart(id, priority, start) }
      .hostsAsLastResort()
  }
}

/// A run of an operation that all parts of a view share.
///
/// SwiftUI's `task` runs an operation once for each view that it is applied to. A shared run starts
/// once when the first part appears, again when the view reappears, and again for a new identity.
@MainActor
@Observable
private final class SharedRun<ID: Equatable> {
  /// The error of a run that has ended; nil while the operation is running or offered again, and
  /// after a success.
  private(set) var error: (any Error)?
  @ObservationIgnored private var lastError: (any Error)?
  @ObservationIgnored private let presence = ViewPresence()
  @ObservationIgnored private var id: ID?
  @ObservationIgnored private var task: Task<Void, Never>?

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

  /// Starts another run of an identity, in place of the one that has failed.
  func restart(
    _ id: ID, _ priority: TaskPriority, _ operation: @escaping @MainActor () async -> Void
  ) {
    if error != nil { begin(id, priority, operation) }
  }

  /// Records the error of an attempt; nil when the attempt begins.
  func note(_ error: (any Error)?) {
    lastError = error?.isCancellation == true ? nil : error
  }

  private func begin(
    _ id: ID, _ priority: TaskPriority, _ operation: @escaping @MainActor () async -> Void
  ) {
    task?.cancel()
    error = nil
    self.id = id
    task = Task(priority: priority) { [weak self] in
      await operation()
      if !Task.isCancelled, let self { error = lastError }
    }
  }
}
