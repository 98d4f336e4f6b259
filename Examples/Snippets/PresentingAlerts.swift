// Presents alerts from anywhere, and awaits their answers.
import RecourseUI
import SwiftUI

struct PhotosView: View {
  @State private var alert = AlertContext()

  var body: some View {
    VStack {
      Button("Save") { alert.present(AppAlert.saved) }
      DeleteButton()
    }
    .environment(alert)
    .alert(alert)
  }
}

struct DeleteButton: View {
  @Environment(AlertContext.self) private var alert

  var body: some View {
    Button("Delete") { alert.present(AppAlert.offline) }
  }
}

enum AppAlert: AlertProvider {
  case saved, offline

  var alert: AlertContent {
    switch self {
    case .saved: AlertContent(title: "Saved", message: "Your changes are safe.")
    case .offline: AlertContent(title: "You’re offline", actions: [.tryAgain, .cancel])
    }
  }
}

@MainActor
func deleteAll(_ photos: inout [String], alert: AlertContext) async {
  let delete = AlertAction("Delete", role: .destructive)
  let question = AlertContent(title: "Delete all photos?", actions: [delete, .cancel])
  if await alert.present(question).answer == .action(delete) {
    photos.removeAll()
  }
}

@MainActor
func presentWhenBusy(alert: AlertContext) {
  alert.present(AppAlert.offline, whenBusy: .ignore)
  alert.present(AppAlert.saved, priority: .urgent)
}
