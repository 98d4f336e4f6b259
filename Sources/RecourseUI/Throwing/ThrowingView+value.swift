public import Recourse
public import SwiftUI

extension ThrowingView {
  /// Creates a view of a value that has to be loaded.
  ///
  /// - Parameters:
  ///   - id: What the value belongs to; when it changes, the value of the new one is loaded. The
  ///     default is the same for ever.
  ///   - retry: When a failed attempt is repeated by itself. The default is never. The view keeps
  ///     the one with which it appeared.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  ///   - operation: Loads the value, on the main actor until it leaves it.
  ///   - content: Shows the value.
  ///   - label: Names a failure. The default names the error.
  ///   - description: Says what a failure means. The default describes the error.
  ///   - actions: Buttons beside "Try Again" and what the error offers. The default is none.
  ///   - empty: What to show when there is nothing in the value. The default says so.
  ///   - isEmpty: Whether there is nothing in a value. The default is nil: an empty collection.
  public init<
    ID: Hashable, Label: View, Description: View, Actions: View, Empty: View
  >(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor () async throws -> Value,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder label: @escaping () -> Label = { EmptyView() },
    @ViewBuilder description: @escaping () -> Description = { EmptyView() },
    @ViewBuilder actions: @escaping (any Error) -> Actions = { _ in EmptyView() },
    @ViewBuilder empty: @escaping () -> Empty = { EmptyView() },
    isEmpty: ((Value) -> Bool)? = nil
  ) {
    self.init(
      id: id, retry: retry, fileID: fileID, line: line,
      operation: { _ in try await operation() }, content: content, label: label,
      description: description, actions: actions, empty: empty, isEmpty: isEmpty)
  }

  /// Creates a view of a value that has to be loaded, by an operation that says how far it is.
  ///
  /// - Parameters:
  ///   - id: What the value belongs to; when it changes, the value of the new one is loaded. The
  ///     default is the same for ever.
  ///   - retry: When a failed attempt is repeated by itself. The default is never. The view keeps
  ///     the one with which it appeared.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  ///   - operation: Loads the value, on the main actor until it leaves it.
  ///   - content: Shows the value.
  ///   - label: Names a failure. The default names the error.
  ///   - description: Says what a failure means. The default describes the error.
  ///   - actions: Buttons beside "Try Again" and what the error offers. The default is none.
  ///   - empty: What to show when there is nothing in the value. The default says so.
  ///   - isEmpty: Whether there is nothing in a value. The default is nil: an empty collection.
  public init<
    ID: Hashable, Label: View, Description: View, Actions: View, Empty: View
  >(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor (LoadProgress) async throws -> Value,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder label: @escaping () -> Label = { EmptyView() },
    @ViewBuilder description: @escaping () -> Description = { EmptyView() },
    @ViewBuilder actions: @escaping (any Error) -> Actions = { _ in EmptyView() },
    @ViewBuilder empty: @escaping () -> Empty = { EmptyView() },
    isEmpty: ((Value) -> Bool)? = nil
  ) {
    self.init(
      id: AnyHashable(id),
      source: .operation(
        operation, retry: retry, place: ErrorReport.Source(fileID: fileID, line: line)),
      content: content, isEmpty: isEmpty,
      parts: ThrowingParts(
        label: label, description: description, empty: empty, actions: actions))
  }
}
