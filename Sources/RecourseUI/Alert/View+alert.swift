public import Recourse
public import SwiftUI

extension View {
  /// Shows the alerts of a context, one after the other.
  ///
  /// ```swift
  /// Button("Save") { alert.present(AppAlert.saved) }
  ///   .alert(alert)
  /// ```
  ///
  /// - Parameter context: What to show. When several views show the same context, the one that
  ///   appeared last does.
  /// - Returns: The view, with the context's alert over it.
  public func alert(_ context: AlertContext) -> some View {
    modifier(AlertModifier(context: context))
  }

  /// Shows the alerts of a context, one after the other.
  ///
  /// - Parameter context: What to show, as in ``alert(_:)``.
  /// - Returns: The view, with the context's alert over it.
  public func alert(context: AlertContext) -> some View {
    alert(context)
  }
}
