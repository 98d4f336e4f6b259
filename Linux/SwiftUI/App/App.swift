/// The structure of an app: its scenes, and the state that they share.
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Self.Body { get }

  @MainActor
  @preconcurrency
  init()
}

extension App {
  /// Opens the windows of the scenes; each scene's content tracks its own dependencies.
  func open(in graph: ViewGraph) {
    var app = self
    var linking = Linking(storages: graph.appStorages, environment: EnvironmentValues())
    withUnsafeMutablePointer(to: &app) { pointer in
      linking.link(UnsafeMutableRawPointer(pointer), TypeLayout.of(Self.self))
    }
    graph.appStorages = linking.storages
    app.body.openWindows(in: graph)
  }
}

#if canImport(Darwin)
  extension App {
    /// Runs the app.
    ///
    /// On Linux, the renderer declares this method.
    @MainActor
    @preconcurrency
    public static func main() { fatalError("Apple's systems run apps with Apple's SwiftUI.") }
  }
#endif
