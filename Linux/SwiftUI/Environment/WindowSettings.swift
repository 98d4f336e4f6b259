import Observation

/// What the system tells the windows of a graph, which may change while they show something.
@MainActor
@Observable
final class WindowSettings {
  var assistance: Assistance = []
  var horizontalSizeClass = UserInterfaceSizeClass.regular
}

/// A window's view, which finds the settings in its environment.
nonisolated struct WindowContent<Content: View>: PrimitiveView {
  let content: Content
  let settings: WindowSettings

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(
      content
        .environment(\.assistance, settings.assistance)
        .environment(\.horizontalSizeClass, settings.horizontalSizeClass))
  }
}
