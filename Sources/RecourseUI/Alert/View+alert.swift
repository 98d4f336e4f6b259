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
    presenting(context) { AlertModifier(context: context) }
  }

  /// Presents the alerts of a context, one at a time.
  ///
  /// - Parameter context: The context to present, as in ``alert(_:)``.
  /// - Returns: A view that presents the context's alerts.
  public func alert(context: AlertContext) -> some View {
    alert(context)
  }
}

/// Presents the alerts of a context; only this modifier observes them, and is evaluated for them.
private struct AlertModifier: ViewModifier {
  let context: AlertContext
  @State private var presenter = Presenter<AlertContent>()

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .presents(context, through: presenter)
      .alert(
        Text(verbatim: presentation?.item.title ?? ""),
        isPresented: Bindable(presenter)[isShowing: presentation?.id],
        presenting: presentation
      ) { presentation in
        presenter.buttons(for: presentation.item.actions, of: presentation.id)
          .onAppear { presenter.contentAppeared(presentation.id) }
      } message: { presentation in
        if let message = presentation.item.message { Text(verbatim: message) }
      }
      .embeds(presenter) { $0 }
      .acknowledgesEnds(of: presenter)
  }
}
