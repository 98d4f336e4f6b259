import Recourse
import SwiftUI

/// Presents the sheets of a context; only this modifier observes them, and is evaluated for them.
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
