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

  var body: some View {
    VStack {
      content
      Text("Errors in all windows: \(router.journal.status.reported)")
    }
    .errorRouter(router)
  }
}
