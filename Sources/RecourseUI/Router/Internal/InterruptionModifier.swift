import Recourse
import SwiftUI

/// Presents the errors that require an answer, as alerts or sheets.
struct InterruptionModifier: ViewModifier {
  let context: PresentationContext<Interruption>
  @State private var presenter = Presenter<Interruption> { interruption in
    interruption.form == .sheet ? .embeddableCover : .alert
  }

  func body(content: Content) -> some View {
    let alert = presenter.stage.presentation.flatMap { $0.item.form == .alert ? $0 : nil }
    let sheet = presenter.stage.presentation.flatMap { $0.item.form == .sheet ? $0 : nil }
    content
      .presents(context, through: presenter)
      .alert(
        Text(verbatim: alert?.item.content.title ?? ""),
        isPresented: Bindable(presenter)[isShowing: alert?.id],
        presenting: alert
      ) { alert in
        presenter.buttons(for: alert.item.content.actions, of: alert.id)
          .onAppear { presenter.contentAppeared(alert.id) }
      } message: { alert in
        if let message = alert.item.content.message { Text(verbatim: message) }
      }
      .sheet(
        item: Bindable(presenter)[showing: sheet?.id],
        onDismiss: { presenter.announceEnd() }
      ) { sheet in
        ErrorSheet(sheet.item) { presenter.buttons(for: $0, of: sheet.id) }
          .modifier(SheetContentModifier(presenter: presenter, id: sheet.id))
      }
      .embeds(presenter) { $0.content }
      .acknowledgesEnds(of: presenter)
  }
}
