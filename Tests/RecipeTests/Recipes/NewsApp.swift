import RecourseUI
import SwiftUI

struct NewsApp: App {
  @State private var router = ErrorRouter(network: .system)

  var body: some Scene {
    WindowGroup {
      NewsWindow(router: router) { Text("News") }
    }
  }
}

struct NewsWindow<Content: View>: View {
  let router: ErrorRouter
  @ViewBuilder let content: Content

  var body: some View {
    content
      .offlineBanner()
      .errorRouter(router)
  }
}
