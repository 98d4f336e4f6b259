public import Recourse
public import SwiftUI

extension View {
  /// Presents the confirmation dialogs of a context, one at a time.
  ///
  /// ```swift
  /// Button("Empty Trash") { dialog.present(emptyTrash) }
  ///   .confirmationDialog(dialog)
  /// ```
  ///
  /// - Parameter context: The context to present. If several visible views present the same
  ///   context, the view inside the most sheets and covers presents; among those, the view that
  ///   appeared last.
  /// - Returns: A view that presents the context's dialogs.
  public func confirmationDialog(_ context: ConfirmationDialogContext) -> some View {
    presenting(context) { ConfirmationDialogModifier(context: context) }
  }
}

/// Presents the dialogs of a context; only this modifier observes them, and is evaluated for them.
private struct ConfirmationDialogModifier: ViewModifier {
  let context: ConfirmationDialogContext
  @State private var presenter = Presenter<ConfirmationDialogContent>()

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .presents(context, through: presenter)
      .confirmationDialog(
        Text(verbatim: presentation?.item.title ?? ""),
        isPresented: Bindable(presenter)[isShowing: presentation?.id],
        titleVisibility: Visibility(presentation?.item.titleVisibility ?? .automatic),
        presenting: presentation
      ) { presentation in
        presenter.buttons(for: presentation.item.actions, of: presentation.id)
          .onAppear { presenter.contentAppeared(presentation.id) }
      } message: { presentation in
        if let message = presentation.item.message { Text(verbatim: message) }
      }
      .embeds(presenter) { dialog in
        let hasCancel = dialog.actions.contains { $0.role == .cancel }
        return AlertContent(
          title: dialog.title, message: dialog.message,
          actions: dialog.actions + (hasCancel ? [] : [.cancel]))
      }
      .acknowledgesEnds(of: presenter)
  }
}

extension Visibility {
  fileprivate init(_ visibility: ConfirmationDialogContent.TitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .visible: self = .visible
    case .hidden: self = .hidden
    }
  }
}
