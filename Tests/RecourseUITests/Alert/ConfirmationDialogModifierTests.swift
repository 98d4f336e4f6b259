import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConfirmationDialogModifierTests {
  private let dialog = ConfirmationDialogContext()

  @Test(arguments: SystemBehavior.named)
  func `presents dialogs one after another`(_ behavior: SystemBehavior) async throws {
    let window = HostedWindow(behavior) { Text("Trash").confirmationDialog(dialog) }
    let canCancel = behavior.dialogStyles == [.actionSheet]
    var count = 0
    let empty = AlertAction("Empty", role: .destructive) { count += 1 }
    let first = dialog.present(
      ConfirmationDialogContent(
        title: "Empty the trash?", titleVisibility: .visible, message: "For good.",
        actions: [empty]))
    let second = dialog.present(
      ConfirmationDialogContent(title: "Sure?", titleVisibility: .visible, actions: [empty]))
    await window.wait { window.dialog != nil }
    #expect(window.dialog?.title == "Empty the trash?")
    #expect(window.dialog?.message == "For good.")
    #expect(
      window.dialog?.buttons.map(\.title) == (canCancel ? ["Empty", "Cancel"] : ["Empty"]))
    try await window.tap("Empty")
    #expect(await window.answer(of: first) == .action(empty))
    await window.wait { window.dialog?.title == "Sure?" }
    if canCancel { try await window.tap("Cancel") } else { await window.dismiss() }
    #expect(await window.answer(of: second) == .dismissed)
    await window.wait { dialog.current == nil && window.isBare }
    #expect(count == 1)
  }

  @Test func `a dialog stays where the system announces its content, and nothing else`() async {
    let window = HostedWindow {
      Text("Trash").confirmationDialog(dialog).environment(\.systemScreen) { _, _ in .announced }
    }
    dialog.present(
      ConfirmationDialogContent(title: "Sure?", titleVisibility: .visible, actions: [.ok]))
    await window.wait { window.dialog != nil }
    await window.pass(.seconds(20))
    #expect(window.dialog?.title == "Sure?")
  }

  @Test(arguments: SystemBehavior.named)
  func `hides the title if its visibility is hidden`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Trash").confirmationDialog(dialog) }
    dialog.present(
      ConfirmationDialogContent(
        title: "Empty the trash?", titleVisibility: .hidden, actions: [.ok]))
    await window.wait { window.dialog != nil }
    #expect(window.dialog?.title == "")
  }
}
