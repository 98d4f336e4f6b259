import Recourse
import SwiftUI

/// Handles the reports of its window that a policy sends to a route.
struct ErrorRouteModifier: ViewModifier {
  let route: ErrorRoute
  let action: @MainActor (ErrorReport) async -> RouteResult
  @Environment(\.windowRouter) private var window
  @State private var handler = RouteHandler()

  func body(content: Content) -> some View {
    handler.update(route, in: window, perform: action)
    return
      content
      .onAppear { [handler] in handler.appear() }
      .onDisappear { [handler] in handler.disappear() }
  }
}
