public import Recourse
public import SwiftUI

extension View {
  /// Shows the toasts of a context over the window, one after the other.
  ///
  /// In a window with an error router, the toasts of all contexts and of the router have one place,
  /// at the edge of the window or of the sheet's content, and one toast is up at a time. Without a
  /// router, the toasts of the context are over the view.
  ///
  /// A toast goes away after a while, except when VoiceOver or Switch Control runs. Touches beside it
  /// reach what is below.
  ///
  /// ```swift
  /// Button("Save") { toast.present(ToastContent(title: "Saved", severity: .success)) }
  ///   .toast(toast)
  /// ```
  ///
  /// - Parameters:
  ///   - context: What to show. When several views show the same context, the one that appeared last
  ///     does, and takes over what is up: in the content of a sheet, toasts are over the sheet.
  ///   - edge: The edge at which the toasts are. The default is `.bottom`.
  /// - Returns: The view, whose window shows the context's toasts.
  public func toast(_ context: ToastContext, edge: VerticalEdge = .bottom) -> some View {
    modifier(ToastModifier(context: context, edge: edge))
  }

  /// Shows the contents of a context as banners above the view, one after the other.
  ///
  /// A banner stays until a person or the app closes it, and covers nothing: the view makes room.
  ///
  /// ```swift
  /// OrdersView().banner(offline)
  /// ```
  ///
  /// - Parameter context: What to show. When several views show the same context, the one that
  ///   appeared last does, and takes over what is up.
  /// - Returns: The view, with the context's banner above it.
  public func banner(_ context: ToastContext) -> some View {
    modifier(BannerModifier(context: context))
  }
}
