import Observation

/// The system's settings for the windows of a graph, which can change while a window is open.
@MainActor
@Observable
final class WindowSettings {
  var assistance: Assistance = []
  var horizontalSizeClass = UserInterfaceSizeClass.regular
  var scenePhase = ScenePhase.active
}

/// The content of a window, with the settings in its environment.
nonisolated struct WindowContent<Content: View>: PrimitiveView {
  let content: Content
  let settings: WindowSettings

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(
      content
        .environment(\.assistance, settings.assistance)
        .environment(\.horizontalSizeClass, settings.horizontalSizeClass)
        .environment(\.scenePhase, settings.scenePhase))
  }
}
