public import Recourse
public import SwiftUI

extension View {
  /// Presents the toasts of a context over the window, one at a time.
  ///
  /// In a window with an error router, the toasts of all contexts and of the router share an area
  /// at the edge of the window or of the sheet's content, which presents one toast at a time.
  /// Without a router, the context presents its toasts over the view.
  ///
  /// A toast closes after its ``/Recourse/ToastDuration``, except while VoiceOver or Switch Control
  /// is running. Touches outside the toast reach the content below.
  ///
  /// ```swift
  /// Button("Save") { toast.present(ToastContent(title: "Saved", severity: .success)) }
  ///   .toast(toast)
  /// ```
  ///
  /// - Parameters:
  ///   - context: The context to present. If several visible views present the same context, the
  ///     view inside the most sheets and covers presents; among those, the view that appeared last.
  ///     A toast on screen moves to that view, so that it stays above a new sheet.
  ///   - edge: The edge at which the toasts appear. The default is `.bottom`.
  /// - Returns: A view whose window presents the context's toasts.
  public func toast(_ context: ToastContext, edge: VerticalEdge = .bottom) -> some View {
    presenting(context, at: edge) { ToastModifier(context: context, edge: edge) }
  }

  /// Presents the contents of a context as banners above the view, one at a time.
  ///
  /// A banner stays until the user or the app closes it, and covers nothing: the view makes room.
  ///
  /// ```swift
  /// OrdersView().banner(offline)
  /// ```
  ///
  /// - Parameter context: The context to present. If several visible views present the same
  ///   context, the view inside the most sheets and covers presents; among those, the view that
  ///   appeared last. A banner on screen moves to that view.
  /// - Returns: A view with the context's banner above it.
  public func banner(_ context: ToastContext) -> some View {
    modifier(BannerModifier(context: context))
  }
}

/// Presents the toasts of a context over the window's content or, without a router, over the view.
///
/// Presenting a toast never reevaluates the view.
struct ToastModifier: ViewModifier {
  let context: ToastContext
  let edge: VerticalEdge
  @State private var presenter = Presenter<ToastContent> { _ in .toast }
  // Created in `onAppear`: the parent may retain this state's initial value, and so delay its
  // deinit.
  @State private var anchor: ToastAnchor?
  @Environment(\.toastArea) private var area
  @Environment(\.toastStyle) private var style

  func body(content: Content) -> some View {
    content
      .presents(context, through: presenter)
      .onAppear { register() }
      .onChange(of: edge) { register() }
      .overlay(alignment: edge == .top ? .top : .bottom) {
        if area == nil { PresentedToast(presenter: presenter, placement: .toast(edge)) }
      }
  }

  private func register() {
    let anchor = anchor ?? ToastAnchor()
    self.anchor = anchor
    anchor.take(
      ToastArea.Member(presenter: presenter, edge: edge, style: style, anchor: anchor), in: area)
  }
}

/// Presents the banners of a context above a view, without ever reevaluating the view.
struct BannerModifier: ViewModifier {
  let context: ToastContext
  @State private var presenter = Presenter<ToastContent> { _ in nil }

  func body(content: Content) -> some View {
    content
      .presents(context, through: presenter)
      .safeAreaInset(edge: .top, spacing: 0) {
        PresentedToast(presenter: presenter, placement: .banner)
      }
  }
}
