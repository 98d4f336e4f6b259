@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct AppTests {
  struct Sample: App {
    @State private var model = Model()
    var body: some Scene {
      WindowGroup("Sample") {
        Text(model.name)
        Button("Rename") { model.name = "second" }
      }
    }
  }

  private func texts(in node: ElementNode) -> [String] {
    if case .text(let text) = node.element.kind { return [text] }
    return node.children.flatMap { texts(in: $0) }
  }

  @Test func `an app's scene opens a window whose content has the app's state`() throws {
    let graph = ViewGraph(app: Sample())
    let window = try #require(graph.roots.first)
    guard case .window("Sample") = window.element.kind else {
      Issue.record("The root is not the window of the scene.")
      return
    }
    #expect(texts(in: window) == ["first", "Rename"])
    window.children.last?.press()
    #expect(texts(in: window) == ["second", "Rename"])
    graph.close()
    #expect(graph.roots.isEmpty)
  }
}
