// Presents a toast that stays for people who need more time, with an action that has another place.
import RecourseUI

@MainActor
func presentDeletion(of draft: String, in toast: ToastContext, undo: AlertAction) {
  toast.present(
    ToastContent(title: "Draft deleted", action: undo, duration: .untilDismissed))
}
