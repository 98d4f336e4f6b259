import Recourse
import SwiftUI

/// Puts the toasts of a context over a view, which is never evaluated for them.
struct ToastModifier: ViewModifier {
  let context: ToastContext
  let edge: VerticalEdge
  @State private var presenter = Presenter<ToastContent> { _ in .overlay }

  func body(content: Content) -> some View {
    content
      .presents(context, through: presenter)
      .overlay(alignment: edge == .top ? .top : .bottom) {
        PresentedToast(presenter: presenter, placement: .toast(edge))
      }
  }
}

/// Puts the banners of a context above a view, which is never evaluated for them.
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
