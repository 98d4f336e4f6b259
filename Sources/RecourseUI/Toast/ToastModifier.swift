import Recourse
import SwiftUI

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
      .onAppear {
        let anchor = anchor ?? ToastAnchor()
        self.anchor = anchor
        anchor.take(
          ToastArea.Member(presenter: presenter, edge: edge, style: style, anchor: anchor), in: area
        )
      }
      .overlay(alignment: edge == .top ? .top : .bottom) {
        if area == nil { PresentedToast(presenter: presenter, placement: .toast(edge)) }
      }
  }
}

/// Presents the banners of a context above a view, without ever reevaluating the view.
struct BannerModifier: ViewModifier {
  let context: ToastContext
  @State private var presenter = Presenter<ToastContent> { _ in .overlay }

  func body(content: Content) -> some View {
    content
      .presents(context, through: presenter)
      .safeAreaInset(edge: .top, spacing: 0) {
        PresentedToast(presenter: presenter, placement: .banner)
      }
  }
}
