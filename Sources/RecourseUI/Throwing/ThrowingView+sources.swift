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
  ///   - isEmpty: Returns whether a value is empty. The default is nil, which detects empty
  ///     collections.
  ///   - content: Creates the view of the value.
  public init<ID: Hashable>(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor () async throws -> Value,
    isEmpty: ((Value) -> Bool)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(
      id: id, retry: retry, fileID: fileID, line: line,
      operation: { _ in try await operation() }, isEmpty: isEmpty, content: content)
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
  ///   - isEmpty: Returns whether a value is empty. The default is nil, which detects empty
  ///     collections.
  ///   - content: Creates the view of the value.
  public init<ID: Hashable>(
    id: ID = 0, retry: RetrySchedule = .never, fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor (LoadProgress) async throws -> Value,
    isEmpty: ((Value) -> Bool)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(
      id: AnyHashable(id),
      source: .operation(
        operation, retry: retry, place: ErrorReport.Source(fileID: fileID, line: line)),
      isEmpty: isEmpty, content: content)
  }

  /// Creates a view of a value that a store loads.
  ///
  /// The view requests a load when it appears while the state is idle or failed, when the user
  /// tries again, pulls the page down or returns to a failed page, but never while the state is
  /// loading.
  /// The view reports the failures that it shows, so no middleware should report them as well.
  ///
  /// ```swift
  /// ThrowingView(store.state.orders) {
  ///   await store.dispatch(.orders(.reload)).finish()
  /// } content: { orders in
  ///   OrderList(orders)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state of the load.
  ///   - id: The identity of the value; a different identity starts a different load. The default
  ///     is a constant.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - load: Requests the load. A refresh ends when this closure returns. The closure's task is
  ///     cancelled when the view disappears.
  ///   - isEmpty: Returns whether a value is empty. The default is nil, which detects empty
  ///     collections.
  ///   - content: Creates the view of a value.
  public init<ID: Hashable>(
    _ state: LoadState<Value>, id: ID = 0, fileID: String = #fileID, line: Int = #line,
    load: @escaping @MainActor () async -> Void,
    isEmpty: ((Value) -> Bool)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(
      id: AnyHashable(id),
      source: .state(state, load: load, place: ErrorReport.Source(fileID: fileID, line: line)),
      isEmpty: isEmpty, content: content)
  }

  /// Creates a view of a value that a model loads.
  ///
  /// On appearance, the view loads the value unless the loader already has a value, or joins a run
  /// in progress. On disappearance, the view stops waiting for the run, which continues as long as
  /// another caller waits. The loader reports its failures; no other surface presents a failure
  /// that the view shows.
  ///
  /// ```swift
  /// ThrowingView(model.orders) { orders in
  ///   OrderList(orders)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - loader: The loader. A different loader starts a different load.
  ///   - isEmpty: Returns whether a value is empty. The default is nil, which detects empty
  ///     collections.
  ///   - content: Creates the view of a value.
  public init(
    _ loader: Loader<Value>,
    isEmpty: ((Value) -> Bool)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(
      id: AnyHashable(ObjectIdentifier(loader)), source: .loader(loader), isEmpty: isEmpty,
      content: content)
  }
}
