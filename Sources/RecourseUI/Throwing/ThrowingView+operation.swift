public import Recourse
public import SwiftUI

extension ThrowingView where Value == Void {
  /// Creates a view of content that an operation prepares, such as the view of a model.
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
  ///   - id: The identity of the prepared content; a change runs the operation again. The default
  ///     is a constant.
  ///   - retry: The schedule of automatic retries. The default is `.never`. The view keeps the
  ///     schedule with which it appeared.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - content: Creates the view after the operation has succeeded.
  ///   - label: The title of a failure. The default is the title of the error.
  ///   - description: The explanation of a failure. The default is the message of the error.
  ///   - operation: The operation, which starts on the main actor.
  public init<ID: Hashable, Label: View, Description: View>(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder _ content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label = { OmittedPart() },
    @ViewBuilder description: @escaping () -> Description = { OmittedPart() },
    operation: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      id: AnyHashable(id),
      source: .operation(
        { _ in try await operation() }, retry: retry,
        place: ErrorReport.Source(fileID: fileID, line: line)),
      isEmpty: nil,
      parts: ThrowingParts(
        label: { _ in label() }, description: { _ in description() },
        actions: { _ in OmittedPart() }, empty: { OmittedPart() }),
      content: { content() })
  }
}

extension View {
  /// Shows the view after an operation has succeeded, and the operation's progress or failure until
  /// then.
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
  ///   - id: The identity of the prepared content; a change runs the operation again. The default
  ///     is a constant.
  ///   - retry: The schedule of automatic retries. The default is `.never`. The view keeps the
  ///     schedule with which it appeared.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - label: The title of a failure. The default is the title of the error.
  ///   - description: The explanation of a failure. The default is the message of the error.
  ///   - operation: The operation, which starts on the main actor.
  /// - Returns: A ``ThrowingView`` with the view as its content.
  public func throwingView<ID: Hashable, Label: View, Description: View>(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: @escaping () -> Label = { OmittedPart() },
    @ViewBuilder description: @escaping () -> Description = { OmittedPart() },
    operation: @escaping @MainActor () async throws -> Void
  ) -> some View {
    ThrowingView(
      id: id, retry: retry, fileID: fileID, line: line, { self }, label: label,
      description: description, operation: operation)
  }
}
