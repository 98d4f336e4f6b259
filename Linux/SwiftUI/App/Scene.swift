/// A part of an app with a life of its own: its windows.
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that the graph opens itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  func open(in graph: ViewGraph)
}

extension PrimitiveScene {
  /// Is never asked for; the graph opens the scene.
  public var body: Never { fatalError("\(Self.self) has no body; the graph opens it.") }
}

extension Scene {
  func openWindows(in graph: ViewGraph) {
    if let scene = self as? any PrimitiveScene {
      scene.open(in: graph)
    } else {
      body.openWindows(in: graph)
    }
  }
}

/// Makes one scene of the statements in a closure.
@resultBuilder
public struct SceneBuilder {
  /// Passes the only scene on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
