public import Recourse
public import SwiftUI

extension ThrowingView {
  /// Creates a view of a value that a store loads.
  ///
  /// The view asks for the load when it appears and the state is idle or failed, when a person tries
  /// again, and when the content is pulled down, but never while the state is loading. It reports a
  /// failure that it shows: let no middleware report the same one.
  ///
  /// ```swift
  /// ThrowingView(store.state.orders) {
  ///   store.dispatch(.orders(.reload))
  /// } content: { orders in
  ///   OrderList(orders)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state of the load.
  ///   - id: The identity of the value; another one is another load. The default is the same for ever.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  ///   - load: Asks for the load. A refresh ends when it returns, and leaving cancels it.
  ///   - content: Shows the value.
  ///   - label: Names a failure. The default names the error.
  ///   - description: Says what a failure means. The default describes the error.
  ///   - actions: Buttons beside "Try Again" and the error's options. The default is none.
  ///   - empty: The view for a value with nothing in it. The default says so.
  ///   - isEmpty: Whether there is nothing in a value. The default is nil: an empty collection.
  public init<
    ID: Hashable, Label: View, Description: View, Actions: View, Empty: View
  >(
    _ state: LoadState<Value>, id: ID = 0, fileID: String = #fileID, line: Int = #line,
    load: @escaping @MainActor () async -> Void,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder label: @escaping () -> Label = { EmptyView() },
    @ViewBuilder description: @escaping () -> Description = { EmptyView() },
    @ViewBuilder actions: @escaping (any Error) -> Actions = { _ in EmptyView() },
    @ViewBuilder empty: @escaping () -> Empty = { EmptyView() },
    isEmpty: ((Value) -> Bool)? = nil
  ) {
    self.init(
      id: AnyHashable(id),
      source: .state(state, load: load, place: ErrorReport.Source(fileID: fileID, line: line)),
      content: content, isEmpty: isEmpty,
      parts: ThrowingParts(
        label: label, description: description, empty: empty, actions: actions))
  }
}
