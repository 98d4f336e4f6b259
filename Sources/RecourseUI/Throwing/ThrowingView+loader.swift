public import Recourse
public import SwiftUI

extension ThrowingView {
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
  ///   - content: Creates the view of a value.
  ///   - label: The title of a failure. The default is the title of the error.
  ///   - description: The explanation of a failure. The default is the message of the error.
  ///   - actions: Buttons in addition to "Try Again" and the error's recovery options. The default
  ///     is none.
  ///   - empty: The view of an empty value. The default is a localized message.
  ///   - isEmpty: Returns whether a value is empty. The default is nil, which detects empty
  ///     collections.
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
