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
    modifier(ConfirmationDialogModifier(context: context))
  }
}
