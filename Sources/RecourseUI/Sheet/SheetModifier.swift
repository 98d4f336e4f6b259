import Recourse
import SwiftUI

/// Shows what its own presenter is given, so nobody else is evaluated.
struct SheetModifier: ViewModifier {
  let context: SheetContext
  @State private var presenter = Presenter<SheetContent> { _ in .cover }

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .presents(context, through: presenter)
      .sheet(
        item: Bindable(presenter)[showing: presentation?.id],
        onDismiss: { presenter.announceEnd() }
      ) { presentation in
        presentation.item.view()
          .modifier(SheetContentModifier(presenter: presenter, id: presentation.id))
      }
      .acknowledgesEnds(of: presenter)
  }
}
