import Observation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite struct PresentationContextTests {
  private let alert = AlertContext()

  @Test func `presenting makes the item current`() {
    #expect(!alert.isActive)
    alert.present(AlertContent(title: "Saved"))
    #expect(alert.isActive)
    #expect(alert.item == AlertContent(title: "Saved"))
    #expect(alert.current?.item == alert.item)
  }

  @Test func `presents the content of a provider`() {
    alert.present(AppAlert.warning)
    #expect(alert.item?.title == "The battery is low")
  }

  @Test func `items presented while an alert is up wait in order`() throws {
    for number in 1...3 { alert.present(AlertContent(title: "\(number)")) }
    #expect(alert.waitingCount == 2)
    var titles: [String] = []
    while let title = alert.item?.title {
      titles.append(title)
      try alert.answer("OK")
    }
    #expect(titles == ["1", "2", "3"])
    #expect(alert.waitingCount == 0)
  }

  @Test func `passes the rule and the priority to the queue`() async throws {
    alert.present(AlertContent(title: "1"))
    alert.present(AlertContent(title: "2"))
    alert.present(AlertContent(title: "3"), priority: .urgent)
    let ignored = alert.present(AlertContent(title: "4"), whenBusy: .ignore)
    alert.present(AlertContent(title: "5"), whenBusy: .replace)
    #expect(await ignored.answer == .ignored)
    #expect(alert.item?.title == "5")
    alert.dismiss()
    #expect(alert.item?.title == "3")
    alert.dismiss()
    #expect(alert.item?.title == "2")
  }

  @Test func `dismisses immediately if no view shows the item`() {
    alert.present(AlertContent(title: "1"))
    alert.present(AlertContent(title: "2"))
    alert.dismiss()
    #expect(alert.item?.title == "2")
    alert.dismiss()
    #expect(alert.item == nil)
    alert.dismiss()
  }

  @Test func `dismissAll dismisses the current item and withdraws the waiting ones`() async {
    let handles = (1...3).map { alert.present(AlertContent(title: "\($0)")) }
    alert.dismissAll()
    #expect(alert.current == nil)
    #expect(await handles[0].answer == .dismissed)
    #expect(await handles[1].answer == .withdrawn)
    #expect(await handles[2].answer == .withdrawn)
  }

  @Test func `runs an action's handler once`() throws {
    var count = 0
    let id = alert.present(
      AlertContent(title: "Go?", actions: [AlertAction("Go") { count += 1 }]))
    try alert.answer("Go")
    #expect(throws: AnswerFailure.self) { try alert.answer("Go") }
    id.dismiss()
    #expect(count == 1)
  }

  @Test func `an item presented by a handler survives dismiss calls in that handler`() throws {
    let next = AlertAction("Next") { [alert] in
      alert.dismiss()
      alert.present(AlertContent(title: "Second"))
      alert.dismiss()
    }
    alert.present(AlertContent(title: "First", actions: [next]))
    try alert.answer("Next")
    #expect(alert.item?.title == "Second")
  }

  @Test func `notifies observers only when the current item changes`() {
    var changes = 0
    func observe() {
      withObservationTracking {
        _ = alert.current
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    observe()
    alert.present(AlertContent(title: "1"))
    #expect(changes == 1)
    observe()
    alert.present(AlertContent(title: "2"))
    #expect(changes == 1)
    alert.dismiss()
    #expect(changes == 2)
  }

  @Test func `presenting doesn't register an observation of the current item`() {
    var changes = 0
    withObservationTracking {
      _ = alert.present(AlertContent(title: "1"))
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }
    alert.dismiss()
    alert.present(AlertContent(title: "2"))
    #expect(changes == 0)
  }

  @Test func `a dialog context presents confirmation dialogs like alerts`() async throws {
    let dialog = ConfirmationDialogContext()
    let delete = AlertAction("Delete", role: .destructive)
    let handle = dialog.present(
      ConfirmationDialogContent(title: "Delete?", titleVisibility: .visible, actions: [delete]))
    #expect(dialog.item?.titleVisibility == .visible)
    try dialog.answer("Delete")
    #expect(await handle.answer == .action(delete))
  }
}

private enum AppAlert: AlertProvider {
  case warning

  var alert: AlertContent { AlertContent(title: "The battery is low") }
}
