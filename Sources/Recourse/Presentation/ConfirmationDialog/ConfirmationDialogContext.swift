/// Presents confirmation dialogs, one at a time.
///
/// ```swift
/// @State private var dialog = ConfirmationDialogContext()
///
/// Button("Empty Trash") { dialog.present(emptyTrash) }
///   .confirmationDialog(dialog)
/// ```
public typealias ConfirmationDialogContext = PresentationContext<ConfirmationDialogContent>
