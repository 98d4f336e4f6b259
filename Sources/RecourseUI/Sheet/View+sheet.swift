public import Recourse
public import SwiftUI

extension View {
  /// Presents the sheets of a context, one at a time.
  ///
  /// ```swift
  /// Button("Details") { sheet.present { Details() } }
  ///   .sheet(sheet)
  /// ```
  ///
  /// - Parameter context: The context to present. If several visible views present the same
  ///   context, the view inside the most sheets and covers presents; among those, the view that
  ///   appeared last.
  /// - Returns: A view that presents the context's sheets.
  public func sheet(_ context: SheetContext) -> some View {
    presenting(context) { SheetModifier(context: context) { $0.view() } }
  }
}

/// Presents the items of a context in sheets or covers; only this modifier observes them, and is
/// evaluated for them.
struct SheetModifier<Item: Sendable, Sheet: View>: ViewModifier {
  let context: PresentationContext<Item>
  let isFullScreen: Bool
  @ViewBuilder let sheet: @MainActor (Item) -> Sheet
  @State private var presenter = Presenter<Item>(canEmbed: false) { _ in .cover }

  init(
    context: PresentationContext<Item>, isFullScreen: Bool = false,
    @ViewBuilder sheet: @escaping @MainActor (Item) -> Sheet
  ) {
    self.context = context
    self.isFullScreen = isFullScreen
    self.sheet = sheet
  }

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .presents(context, through: presenter)
      .sheet(
        isFullScreen: isFullScreen, item: Bindable(presenter)[showing: presentation?.id],
        onDismiss: { presenter.announceEnd() }
      ) { presentation in
        sheet(presentation.item)
          .modifier(SheetContentModifier(presenter: presenter, presentation: presentation))
      }
      .acknowledgesEnds(of: presenter)
  }
}

extension View {
  /// Presents a sheet, or a full-screen cover on systems other than macOS, which has no covers.
  @ViewBuilder
  fileprivate func sheet<Item: Identifiable, Content: View>(
    isFullScreen: Bool, item: Binding<Item?>, onDismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    #if os(macOS)
      sheet(item: item, onDismiss: onDismiss, content: content)
    #else
      if isFullScreen {
        fullScreenCover(item: item, onDismiss: onDismiss, content: content)
      } else {
        sheet(item: item, onDismiss: onDismiss, content: content)
      }
    #endif
  }
}
