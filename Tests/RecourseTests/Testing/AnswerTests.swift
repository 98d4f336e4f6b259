import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct AnswerTests {
  private let alert = AlertContext()

  @Test func `says what is shown when there is no such answer`() {
    alert.present(AlertContent(title: "Delete?", actions: [AlertAction("Delete"), .cancel]))
    let failure = #expect(throws: AnswerFailure.self) { try alert.answer("Save") }
    #expect(failure?.description == "Can't answer “Save”: “Delete?” offers “Delete”, “Cancel”.")
    #expect(alert.isActive)
  }

  @Test func `says so when nothing is shown`() {
    let failure = #expect(throws: AnswerFailure.self) { try alert.answer("OK") }
    #expect(failure == .nothingShown(answer: "OK"))
    #expect(failure?.description.contains("nothing is shown") == true)
  }

  @Test func `waits for what is shown next`() async throws {
    Task { alert.present(AlertContent(title: "Later")) }
    #expect(try await alert.next().title == "Later")
    #expect(try await alert.next().title == "Later")
  }

  @Test func `stops waiting when it is cancelled`() async {
    let task = Task { try await alert.next() }
    await Task.yield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
