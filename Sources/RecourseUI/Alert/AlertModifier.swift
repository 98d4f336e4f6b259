import Recourse
import SwiftUI

/// Presents the alerts of a context; only this modifier observes them, and is evaluated for them.
struct AlertModifier: ViewModifier {
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
