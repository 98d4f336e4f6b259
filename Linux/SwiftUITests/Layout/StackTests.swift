@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct StackTests {
  @Test func `a lazy stack arranges its views vertically`() {
    let host = HeadlessHost(
      LazyVStack(spacing: 4) { ForEach(0..<3, id: \.self) { Text("\($0)") } })
    #expect(host.screen.texts == ["0", "1", "2"])
    let stack = host.screen.nodes(around: "0").dropFirst().first
    guard case .verticalStack(spacing: 4, alignment: .center)? = stack?.element.kind else {
      Issue.record("no stack")
      return
    }
  }

  @Test func `nested opacities are multiplied`() {
    let host = HeadlessHost(Text("text").opacity(0.5).opacity(0.5))
    #expect(host.screen.nodes(around: "text").last?.element.traits.opacity == 0.25)
  }

  @Test func `there are two axes, with integer raw values, and four edges`() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis(rawValue: 1) == .vertical)
    #expect(Edge.allCases.count == 4)
  }

  @Test func `capsules and circles have the maximum corner radius`() {
    let host = HeadlessHost(
      VStack {
        Text("capsule").background(.red, in: Capsule())
        Text("circle").background(.red, in: Circle())
      })
    for name in ["capsule", "circle"] {
      #expect(host.screen.nodes(around: name).last?.element.traits.backgroundRadius ?? 0 > 1000)
    }
  }

  @Test func `modifiers that are not imitated return the view unchanged`() throws {
    struct Decorated: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { TextField("Name", text: $text) }
            .listStyle(.plain)
            .textFieldStyle(.roundedBorder)
            .navigationBarTitleDisplayMode(.inline)
            .tint(.red)
            .cornerRadius(8)
            .clipShape(Circle())
            .zIndex(1)
            .layoutPriority(1)
            .ignoresSafeArea()
        }
      }
    }
    let host = HeadlessHost(Decorated())
    try host.screen.type("Ann", into: "Name")
    #expect(host.screen.fields.map(\.text) == ["Ann"])
  }
}
