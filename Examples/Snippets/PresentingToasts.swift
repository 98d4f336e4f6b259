// Presents toasts, which close after a delay, and a banner, which stays as long as its cause.
import RecourseUI
import SwiftUI

struct DraftsView: View {
  let model: DraftsModel

  var body: some View {
    DraftList(model: model)
      .banner(model.banner)
      .toast(model.toast)
  }
}

struct DraftList: View {
  let model: DraftsModel

  var body: some View {
    Button("Delete") { model.delete() }
  }
}

@MainActor
final class DraftsModel {
  let toast = ToastContext()
  let banner = ToastContext()

  func delete() {
    let undo = AlertAction("Undo") { self.restore() }
    toast.present(ToastContent(title: "Draft deleted", action: undo))
  }

  func pause(until resume: () async -> Void) async {
    let content = ToastContent(title: "Syncing is paused", severity: .warning)
    let paused = banner.present(content)
    await resume()
    paused.dismiss()
  }

  private func restore() {}
}

struct QuietStyle: ToastStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.action
      configuration.closeButton
    }
    .padding()
    .background(.regularMaterial)
  }
}
