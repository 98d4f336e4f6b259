import Recourse
import SwiftUI

/// Shows what its own presenter is given, so nobody else is evaluated.
struct SheetModifier: ViewModifier {
  let context: SheetContext
  @State private var presenter = Presenter<SheetContent>()

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .sheet(
        item: Bindable(presenter)[showing: presentation?.id],
        onDismiss: { presenter.wasDismissed() }
      ) { presentation in
        presentation.item.view()
          .onAppear { presenter.contentAppeared(presentation.id) }
      }
      .acknowledgesAbsence(of: presenter)
      .presents(context, through: presenter)
  }
}
