public import Recourse
public import SwiftUI

extension ThrowingView {
  /// Creates a view of a value that a model loads.
  ///
  /// The view loads the value when it appears, unless the loader has it, and joins a run under way. When
  /// the view leaves, it no longer waits for the run, which goes on while somebody else waits. A failure
  /// is reported by the loader, and not presented in a second place while the view shows it.
  ///
  /// ```swift
  /// ThrowingView(model.orders) { orders in
  ///   OrderList(orders)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - loader: The loader. Another one in its place is another load.
  ///   - content: Shows the value.
  ///   - label: Names a failure. The default names the error.
  ///   - description: Says what a failure means. The default describes the error.
  ///   - actions: Buttons beside "Try Again" and the error's options. The default is none.
  ///   - empty: The view for a value with nothing in it. The default says so.
  ///   - isEmpty: Whether there is nothing in a value. The default is nil: an empty collection.
  public init<Label: View, Description: View, Actions: View, Empty: View>(
    _ loader: Loader<Value>,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder label: @escaping () -> Label = { EmptyView() },
    @ViewBuilder description: @escaping () -> Description = { EmptyView() },
    @ViewBuilder actions: @escaping (any Error) -> Actions = { _ in EmptyView() },
    @ViewBuilder empty: @escaping () -> Empty = { EmptyView() },
    isEmpty: ((Value) -> Bool)? = nil
  ) {
    self.init(
      id: AnyHashable(ObjectIdentifier(loader)), source: .loader(loader), content: content,
      isEmpty: isEmpty,
      parts: ThrowingParts(
        label: label, description: description, empty: empty, actions: actions))
  }
}
