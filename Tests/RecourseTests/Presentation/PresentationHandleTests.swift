import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationHandleTests {
  private let alert = AlertContext()
  private let question = AlertContent(title: "Delete?", actions: [.delete, .cancel])

  @Test func `returns the action that the user took`() async throws {
    async let answer = alert.present(question).answer
    _ = try await alert.next()
    try alert.answer("Delete")
    #expect(await answer == .action(.delete))
    #expect(await answer.action == .delete)
  }

  @Test func `can be awaited repeatedly, before and after the answer`() async throws {
    let handle = alert.present(question)
    let first = Task { await handle.answer }
    let second = Task { await handle.answer }
    await Task.yield()
    try alert.answer("Cancel")
    #expect(await first.value == .action(.cancel))
    #expect(await second.value == .action(.cancel))
    #expect(await handle.answer == .action(.cancel))
  }

  @Test func `dismisses only its own presentation`() async {
    let first = alert.present(question)
    alert.present(AlertContent(title: "Second"))
    first.dismiss()
    #expect(await first.answer == .dismissed)
    #expect(alert.item?.title == "Second")
    first.dismiss()
    #expect(alert.item?.title == "Second")
  }

  @Test func `withdraws its own waiting presentation`() async {
    alert.present(question)
    let second = alert.present(AlertContent(title: "Second"))
    second.dismiss()
    #expect(await second.answer == .withdrawn)
    #expect(alert.item == question)
    #expect(alert.waitingCount == 0)
  }

  @Test func `cancelling the awaiting task withdraws the current presentation`() async {
    for mustStartWaiting in [true, false] {
      let handle = alert.present(question)
      let task = Task { await handle.answer }
      if mustStartWaiting { await Task.yield() }
      task.cancel()
      #expect(await task.value == .withdrawn)
      #expect(alert.current == nil)
      #expect(await handle.answer == .withdrawn)
    }
  }

  @Test func `cancelling the awaiting task withdraws a waiting presentation`() async {
    alert.present(question)
    let handle = alert.present(AlertContent(title: "Second"))
    let task = Task { await handle.answer }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .withdrawn)
    #expect(alert.waitingCount == 0)
    #expect(alert.item == question)
  }

  @Test func `keeps its answer if a task is cancelled later`() async throws {
    let handle = alert.present(question)
    try alert.answer("Delete")
    let task = Task { await handle.answer }
    task.cancel()
    #expect(await task.value == .action(.delete))
  }

  @Test func `is withdrawn when its context is deallocated`() async {
    var context: AlertContext? = AlertContext()
    weak let remembered = context
    let handles = (1...3).compactMap { context?.present(AlertContent(title: "\($0)")) }
    let task = Task { await handles[0].answer }
    await Task.yield()
    context = nil
    #expect(remembered == nil)
    #expect(await task.value == .withdrawn)
    for handle in handles { #expect(await handle.answer == .withdrawn) }
    handles[0].dismiss()
  }
}

extension AlertAction {
  fileprivate static let delete = AlertAction("Delete", role: .destructive)
}
