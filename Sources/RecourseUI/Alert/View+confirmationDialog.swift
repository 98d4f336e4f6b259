public import Recourse
public import SwiftUI

extension View {
  /// Shows the confirmation dialogs of a context, one after the other.
  ///
  /// ```swift
  /// Button("Empty Trash") { dialog.present(emptyTrash) }
  ///   .confirmationDialog(dialog)
  /// ```
  ///
  /// - Parameter context: What to show. When several views show the same context, the one that
  ///   appeared last does.
  /// - Returns: The view, with the context's dialog over it.
  public func confirmationDialog(_ context: ConfirmationDialogContext) -> some View {
    modifier(ConfirmationDialogModifier(context: context))
  }
}
