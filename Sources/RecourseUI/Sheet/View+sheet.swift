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
    modifier(SheetModifier(context: context) { $0.view() })
  }
}

/// Presents the items of a context in sheets; only this modifier observes them, and is evaluated for
/// them.
struct SheetModifier<Item: Sendable, Sheet: View>: ViewModifier {
  let context: PresentationContext<Item>
  @ViewBuilder let sheet: @MainActor (Item) -> Sheet
  @State private var presenter = Presenter<Item> { _ in .cover }

  init(
    context: PresentationContext<Item>, @ViewBuilder sheet: @escaping @MainActor (Item) -> Sheet
  ) {
    self.context = context
    self.sheet = sheet
  }

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .presents(context, through: presenter)
      .sheet(
        item: Bindable(presenter)[showing: presentation?.id],
        onDismiss: { presenter.announceEnd() }
      ) { presentation in
        sheet(presentation.item)
          .modifier(SheetContentModifier(presenter: presenter, id: presentation.id))
      }
      .acknowledgesEnds(of: presenter)
  }
}
