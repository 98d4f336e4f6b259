@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct DynamicPropertyTests {
  struct Tally: DynamicProperty {
    @State var count = 0
    @Environment(\.isEnabled) private var isEnabled
    var label = ""

    mutating func update() {
      label = isEnabled ? "on" : "off"
    }
  }

  struct Tallied: View {
    private var tally = Tally()
    var body: some View {
      Text("\(tally.label) \(tally.count)")
      Button("Add") { tally.count += 1 }
    }
  }

  @Test func `a custom dynamic property has state and reads the environment`() throws {
    let host = HeadlessHost(Tallied())
    try host.tap("Add")
    #expect(host.screen.texts == ["on 1", "Add"])
  }

  @Test func `update runs before the body, with the environment of the view`() {
    #expect(HeadlessHost(Tallied().disabled(true)).screen.texts.first == "off 0")
  }
}
