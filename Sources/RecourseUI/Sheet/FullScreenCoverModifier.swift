import Recourse
import SwiftUI

/// Shows what its own presenter is given, so nobody else is evaluated.
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
  /// A full-screen cover, or a sheet where the platform has none.
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
