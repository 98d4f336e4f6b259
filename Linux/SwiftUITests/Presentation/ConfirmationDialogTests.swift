@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ConfirmationDialogTests {
  struct Asking: View {
    let journal: Journal
    var visibility = Visibility.automatic
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: visibility) {
          Button("Delete", role: .destructive) { journal.note("deleted") }
          Button("Archive") { journal.note("archived") }
        } message: {
          Text("No way back.")
        }
    }
  }

  @Test func `a dialog always has a Cancel button, which is placed last`() throws {
    let host = HeadlessHost(Asking(journal: Journal()))
    try host.tap("Ask")
    #expect(host.screen.kind == .confirmationDialog)
    #expect(host.screen.message == "No way back.")
    #expect(host.screen.buttons.map(\.title) == ["Delete", "Archive", "Cancel"])
    try host.tap("Cancel")
    #expect(host.screen.kind == .window)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `an action runs and dismisses the dialog`(order: DismissalOrder) throws {
    let journal = Journal()
    let host = HeadlessHost(Asking(journal: journal), behavior: .answering(order))
    try host.tap("Ask")
    try host.tap("Delete")
    #expect(journal.entries == ["deleted"])
    #expect(host.screen.kind == .window)
  }

  @Test func `a dialog shows its title unless the visibility is hidden`() throws {
    for (visibility, title) in [
      (Visibility.automatic, "Sure?"), (.visible, "Sure?"), (.hidden, ""),
    ] {
      let host = HeadlessHost(Asking(journal: Journal(), visibility: visibility))
      try host.tap("Ask")
      #expect(host.screen.title == title)
    }
  }

  @Test func `a dialog with data passes the data to its actions and message`() {
    let view = Text("content").confirmationDialog(
      Text("Sure?"), isPresented: .constant(true), presenting: 7
    ) {
      Button("Delete \($0)") {}
    } message: {
      Text("About \($0)")
    }
    let host = HeadlessHost(view)
    #expect(host.screen.message == "About 7")
    #expect(host.screen.buttons.map(\.title) == ["Delete 7", "Cancel"])
  }
}
