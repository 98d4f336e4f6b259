public import Recourse
public import SwiftUI

extension ThrowingView where Value == Void {
  /// Creates a view of what an operation prepares, such as a model that the content shows.
  ///
  /// ```swift
  /// ThrowingView {
  ///   SomeView()
  /// } label: {
  ///   Text("Error")
  /// } description: {
  ///   Text("There was an error loading this page.")
  /// } operation: {
  ///   try await model.load()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: What is prepared; when it changes, the operation runs anew. The default is the same for
  ///     ever.
  ///   - retry: When a failed attempt is repeated by itself. The default is never. The view keeps
  ///     the one with which it appeared.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  ///   - content: What to show when the operation has succeeded.
  ///   - label: Names a failure. The default names the error.
  ///   - description: Says what a failure means. The default describes the error.
  ///   - actions: Buttons beside "Try Again" and what the error offers. The default is none.
  ///   - operation: What to run, on the main actor until it leaves it.
  public init<ID: Hashable, Label: View, Description: View, Actions: View>(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder _ content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label = { EmptyView() },
    @ViewBuilder description: @escaping () -> Description = { EmptyView() },
    @ViewBuilder actions: @escaping (any Error) -> Actions = { _ in EmptyView() },
    operation: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      id: id, retry: retry, fileID: fileID, line: line, operation: operation,
      content: { content() }, label: label, description: description, actions: actions)
  }
}

extension View {
  /// Shows the view when an operation has succeeded, and says before that it runs or has failed.
  ///
  /// ```swift
  /// SomeView().throwingView {
  ///   Text("Error")
  /// } description: {
  ///   Text("There was an error loading this page.")
  /// } operation: {
  ///   try await model.load()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: What is prepared; when it changes, the operation runs anew. The default is the same for
  ///     ever.
  ///   - retry: When a failed attempt is repeated by itself. The default is never. The view keeps
  ///     the one with which it appeared.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  ///   - label: Names a failure. The default names the error.
  ///   - description: Says what a failure means. The default describes the error.
  ///   - actions: Buttons beside "Try Again" and what the error offers. The default is none.
  ///   - operation: What to run, on the main actor until it leaves it.
  /// - Returns: A ``ThrowingView`` with the view as its content.
  public func throwingView<ID: Hashable, Label: View, Description: View, Actions: View>(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: @escaping () -> Label = { EmptyView() },
    @ViewBuilder description: @escaping () -> Description = { EmptyView() },
    @ViewBuilder actions: @escaping (any Error) -> Actions = { _ in EmptyView() },
    operation: @escaping @MainActor () async throws -> Void
  ) -> some View {
    ThrowingView(
      id: id, retry: retry, fileID: fileID, line: line, { self }, label: label,
      description: description, actions: actions, operation: operation)
  }
}
