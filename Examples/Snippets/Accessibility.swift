// Presents a toast that stays for people who need more time to reach its action.
import RecourseUI

@MainActor
func presentDeletion(in toast: ToastContext, undo: AlertAction) {
  toast.present(
    ToastContent(title: "Draft deleted", action: undo, duration: .untilDismissed))
}
