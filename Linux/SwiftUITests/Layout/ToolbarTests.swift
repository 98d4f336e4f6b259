@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ToolbarTests {
  private func toolbar(_ view: some View) -> [String] {
    let host = HeadlessHost(NavigationStack { view })
    return host.screen.buttons.map(\.title)
      .filter { host.screen.nodes(around: $0).contains { $0.slot == .toolbar } }
  }

  @Test func `toolbar items and plain views are placed in the toolbar`() {
    #expect(toolbar(Button("Body") {}.toolbar { Button("Add") {} }) == ["Add"])
    #expect(
      toolbar(
        Button("Body") {}.toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem { Button("Done") {} }
        }) == ["Cancel", "Done"])
  }

  @Test func `modifiers around the toolbar don't apply to it`() {
    let journal = Journal()
    let host = HeadlessHost(
      NavigationStack {
        Text("Body").toolbar { Button("Add") {} }.padding().onAppear { journal.note("appear") }
      })
    #expect(journal.entries == ["appear"])
    #expect(
      host.screen.nodes(around: "Add").allSatisfy { $0.element.traits.padding == EdgeInsets() })
  }
}
