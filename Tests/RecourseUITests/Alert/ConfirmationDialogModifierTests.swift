import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ConfirmationDialogModifierTests {
  private let dialog = ConfirmationDialogContext()

  @Test(arguments: DismissalOrder.allCases)
  func `shows one dialog after the other`(_ order: DismissalOrder) async throws {
    let host = HeadlessHost(Text("Trash").confirmationDialog(dialog), behavior: .answering(order))
    var count = 0
    let empty = AlertAction("Empty", role: .destructive) { count += 1 }
    let first = dialog.present(
      ConfirmationDialogContent(
        title: "Empty the trash?", titleVisibility: .visible, message: "For good.",
        actions: [empty]))
    dialog.present(ConfirmationDialogContent(title: "Sure?", actions: [empty]))
    #expect(host.screen.kind == .confirmationDialog)
    #expect(host.screen.title == "Empty the trash?")
    #expect(host.screen.message == "For good.")
    #expect(host.screen.buttons.map(\.title) == ["Empty", "Cancel"])
    try host.tap("Empty")
    #expect(await first.answer == .action(empty))
    #expect(count == 1)
    await host.wait { host.screens.count == 2 }
    try host.tap("Cancel")
    await host.wait { dialog.current == nil && host.screens.count == 1 }
    #expect(count == 1)
  }

  @Test func `hides its title when it is told to`() {
    let host = HeadlessHost(Text("Trash").confirmationDialog(dialog))
    dialog.present(
      ConfirmationDialogContent(
        title: "Empty the trash?", titleVisibility: .hidden, actions: [.ok]))
    #expect(host.screen.kind == .confirmationDialog)
    #expect(host.screen.title == "")
  }
}
