public import Recourse
public import SwiftUI

extension View {
  /// Presents the full-screen covers of a context, one at a time.
  ///
  /// On macOS, which has no full-screen covers, the context presents sheets instead.
  ///
  /// ```swift
  /// Button("Play") { cover.present { Player() } }
  ///   .fullScreenCover(cover)
  /// ```
  ///
  /// - Parameter context: The context to present. If several visible views present the same
  ///   context, the view inside the most sheets and covers presents; among those, the view that
  ///   appeared last.
  /// - Returns: A view that presents the context's covers.
  public func fullScreenCover(_ context: FullScreenCoverContext) -> some View {
    modifier(FullScreenCoverModifier(context: context))
  }
}

/// Presents the covers of a context; only this modifier observes them, and is evaluated for them.
private struct FullScreenCoverModifier: ViewModifier {
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
