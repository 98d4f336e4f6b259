import Recourse
import SwiftUI

/// Presents the covers of a context; only this modifier observes them, and is evaluated for them.
struct FullScreenCoverModifier: ViewModifier {
  let context: FullScreenCoverContext
  @State private var presenter = Presenter<FullScreenCoverContent> { _ in .cover }

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .presents(context, through: presenter)
      .cover(
        item: Bindable(presenter)[showing: presentation?.id],
        onDismiss: { presenter.announceEnd() }
      ) { presentation in
        presentation.item.view()
          .modifier(SheetContentModifier(presenter: presenter, id: presentation.id))
      }
      .acknowledgesEnds(of: presenter)
  }
}

extension View {
  /// Presents a full-screen cover, or a sheet on macOS, which has no covers.
  fileprivate func cover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    #if os(macOS)
      sheet(item: item, onDismiss: onDismiss, content: content)
    #else
      fullScreenCover(item: item, onDismiss: onDismiss, content: content)
    #endif
  }
}
