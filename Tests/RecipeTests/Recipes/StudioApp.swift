import RecourseUI
import SwiftUI

struct StudioApp: App {
  @State private var router = ErrorRouter()

  var body: some Scene {
    WindowGroup {
      StudioWindow(router: router) { Text("Drawing") }
    }
  }
}

struct StudioWindow<Content: View>: View {
  let router: ErrorRouter
  @ViewBuilder let content: Content
  @State private var status: JournalStatus?

  var body: some View {
    VStack {
      content
      if let status { Text("Errors in all windows: \(status.counts.reported)") }
    }
    .errorRouter(router)
    .onAppear { status = JournalStatus(of: router.journal) }
  }
}
