public import Recourse
public import SwiftUI

extension ThrowingView {
  /// Creates a view of a value that an operation loads.
  ///
  /// - Parameters:
  ///   - id: The identity of the value; a change loads the value of the new identity. The default
  ///     is a constant.
  ///   - retry: The schedule of automatic retries. The default is `.never`. The view keeps the
  ///     schedule with which it appeared.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - operation: Loads the value, starting on the main actor.
  ///   - content: Creates the view of the value.
  ///   - label: The title of a failure. The default is the title of the error.
  ///   - description: The explanation of a failure. The default is the message of the error.
  ///   - actions: Buttons in addition to "Try Again" and the error's recovery options. The default
  ///     is none.
  ///   - empty: The view of an empty value. The default is a localized message.
  ///   - isEmpty: Returns whether a value is empty. The default is nil, which detects empty
  ///     collections.
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

  /// Creates a view of a value that an operation loads while reporting its progress.
  ///
  /// - Parameters:
  ///   - id: The identity of the value; a change loads the value of the new identity. The default
  ///     is a constant.
  ///   - retry: The schedule of automatic retries. The default is `.never`. The view keeps the
  ///     schedule with which it appeared.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - operation: Loads the value, starting on the main actor.
  ///   - content: Creates the view of the value.
  ///   - label: The title of a failure. The default is the title of the error.
  ///   - description: The explanation of a failure. The default is the message of the error.
  ///   - actions: Buttons in addition to "Try Again" and the error's recovery options. The default
  ///     is none.
  ///   - empty: The view of an empty value. The default is a localized message.
  ///   - isEmpty: Returns whether a value is empty. The default is nil, which detects empty
  ///     collections.
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
