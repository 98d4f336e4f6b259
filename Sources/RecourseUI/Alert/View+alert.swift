public import Recourse
public import SwiftUI

extension View {
  /// Presents the alerts of a context, one at a time.
  ///
  /// ```swift
  /// Button("Save") { alert.present(AppAlert.saved) }
  ///   .alert(alert)
  /// ```
  ///
  /// - Parameter context: The context to present. If several visible views present the same
  ///   context, the view inside the most sheets and covers presents; among those, the view that
  ///   appeared last.
  /// - Returns: A view that presents the context's alerts.
  public func alert(_ context: AlertContext) -> some View {
    modifier(AlertModifier(context: context))
  }

  /// Presents the alerts of a context, one at a time.
  ///
  /// - Parameter context: The context to present, as in ``alert(_:)``.
  /// - Returns: A view that presents the context's alerts.
  public func alert(context: AlertContext) -> some View {
    alert(context)
  }
}
