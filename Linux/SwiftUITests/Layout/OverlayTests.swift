import Foundation
@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct OverlayTests {
  private struct Covering: View {
    @State private var isShown = false
    var body: some View {
      Counter().overlay(alignment: .bottom) {
        if isShown { Button("Over") { isShown = false } }
      }
      Button("Cover") { isShown = true }
    }
  }

  @Test func `an overlay follows its view in reading order and accepts input`() throws {
    let host = HeadlessHost(Covering())
    try host.tap("Add")
    try host.tap("Cover")
    #expect(host.screen.texts == ["Add 1", "Add", "Over", "Cover"])
    try host.tap("Add")
    try host.tap("Over")
    #expect(host.screen.texts == ["Add 2", "Add", "Cover"])
  }

  @Test func `a view and its overlay are distinct parts of one element`() throws {
    let graph = ViewGraph(Text("view").overlay(alignment: .top) { Text("over") }.padding(4))
    let node = try #require(graph.roots.first?.children.first)
    guard case .overlaid(let alignment) = node.element.kind else {
      Issue.record("\(node.element.kind)")
      return
    }
    #expect(alignment == .top)
    #expect(node.children(in: .content).count == 1)
    #expect(node.children(in: .overlay).count == 1)
    #expect(node.element.traits.padding.top == 4)
    #expect(node.children.map(\.element.traits.padding.top) == [0, 0])
  }

  @Test func `padding inside a background is distinct from padding around it`() throws {
    let view = Text("a").padding(1).background(
      .regularMaterial, in: RoundedRectangle(cornerRadius: 9)
    )
    .shadow(radius: 2).padding(.top, 5).offset(CGSize(width: 3, height: 0))
    .transition(.move(edge: .bottom).combined(with: .opacity))
    let traits = try #require(ViewGraph(view).roots.first?.children.first?.element.traits)
    #expect(traits.background == .material)
    #expect(traits.backgroundRadius == 9)
    #expect(traits.backgroundPadding == EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    #expect(traits.padding == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))
    #expect(traits.hasShadow)
    #expect(traits.offset.width == 3)
    #expect(traits.transition?.fades == true)
    #expect(traits.transition?.edge == .bottom)
  }
}
