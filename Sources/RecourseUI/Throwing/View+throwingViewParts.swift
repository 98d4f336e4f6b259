public import SwiftUI

extension View {
  /// Replaces parts of the throwing views inside the view.
  ///
  /// The innermost replacement of a part applies. An `EmptyView` is a part as well, and shows
  /// nothing.
  ///
  /// ```swift
  /// ThrowingView(operation: api.orders) { orders in OrderList(orders) }
  ///   .throwingViewParts(
  ///     label: { _ in Text("No orders") },
  ///     empty: { Text("Order something first.") })
  /// ```
  ///
  /// - Parameters:
  ///   - label: The title of a failure. The default is the title of the error.
  ///   - description: The explanation of a failure. The default is the message of the error.
  ///   - actions: Buttons in addition to "Try Again" and the error's recovery options. The default
  ///     is none.
  ///   - empty: The view of an empty value. The default is a localized message.
  /// - Returns: A view that contains the throwing views.
  public func throwingViewParts<Label: View, Description: View, Actions: View, Empty: View>(
    @ViewBuilder label: @escaping (any Error) -> Label = { _ in OmittedPart() },
    @ViewBuilder description: @escaping (any Error) -> Description = { _ in OmittedPart() },
    @ViewBuilder actions: @escaping (any Error) -> Actions = { _ in OmittedPart() },
    @ViewBuilder empty: @escaping () -> Empty = { OmittedPart() }
  ) -> some View {
    let parts = ThrowingParts(
      label: label, description: description, actions: actions, empty: empty)
    return transformEnvironment(\.throwingParts) { $0 = parts.within($0) }
  }
}
