/// A part of an app's user interface with its own life cycle: its windows.
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

/// A scene that the graph opens itself, instead of evaluating a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  func open(in graph: ViewGraph)
}

extension PrimitiveScene {
  /// Traps; the graph opens the scene without a body.
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

/// Builds a scene from the statements in a closure.
@resultBuilder
public struct SceneBuilder {
  /// Passes the only scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
