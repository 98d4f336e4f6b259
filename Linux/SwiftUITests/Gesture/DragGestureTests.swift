import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct DragGestureTests {
  private struct Dragged: View {
    @GestureState private var distance = 0.0
    @State private var end = 0.0

    var body: some View {
      Label("Card", systemImage: "star")
        .gesture(
          DragGesture()
            .updating($distance) { value, distance, _ in distance = value.translation.height }
            .onEnded { end = $0.predictedEndTranslation.height })
      Text("at \(Int(distance)), was \(Int(end))")
    }
  }

  private let host = HeadlessHost(Dragged())

  @Test func `a gesture updates its state, which resets when the gesture ends`() throws {
    let drag = try host.screen.drag("Card", by: CGSize(width: 0, height: 30))
    #expect(host.screen.texts.last == "at 30, was 0")
    drag.end()
    #expect(host.screen.texts.last == "at 0, was 30")
  }

  @Test func `a gesture cancelled by the system resets its state without onEnded`() throws {
    let drag = try host.screen.drag("Card", by: CGSize(width: 0, height: 30))
    drag.cancel()
    #expect(host.screen.texts.last == "at 0, was 0")
  }

  @Test func `a view without a gesture cannot be dragged`() {
    #expect(
      throws: HeadlessHostError.notFound(
        kind: "element to drag", name: "at 0, was 0", available: ["Card"])
    ) {
      try host.screen.drag("at 0, was 0", by: .zero)
    }
  }
}
