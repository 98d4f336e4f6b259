import RecourseUI
import SwiftUI

struct MailList: View {
  @State var letters: [String]
  let delete: @MainActor (String) async throws -> Void
  @State private var toast = ToastContext()
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    List(letters, id: \.self) { letter in
      Button("Delete \(letter)", role: .destructive) { remove(letter) }
    }
    .toast(toast)
  }

  private func remove(_ letter: String) {
    guard let row = letters.firstIndex(of: letter) else { return }
    letters.remove(at: row)
    let content = ToastContent(title: "Deleted", message: letter, action: AlertAction("Undo") {})
    let snackbar = toast.present(content, whenBusy: .replace)
    let deletion = attempt(title: "The letter isn’t deleted") {
      guard await snackbar.answer.action == nil else { throw CancellationError() }
      try await delete(letter)
    }
    Task { if await deletion.value == nil { letters.insert(letter, at: min(row, letters.count)) } }
  }
}
