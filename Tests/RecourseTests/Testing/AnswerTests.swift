import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnswerTests {
  private let alert = AlertContext()

  @Test func `a failed answer describes the current presentation and its actions`() {
    alert.present(AlertContent(title: "Delete?", actions: [AlertAction("Delete"), .cancel]))
    let failure = #expect(throws: AnswerFailure.self) { try alert.answer("Save") }
    #expect(failure?.description == "Can't answer “Save”: “Delete?” offers “Delete”, “Cancel”.")
    #expect(alert.isActive)
  }

  @Test func `a failed answer describes the absence of a presentation`() {
    let failure = #expect(throws: AnswerFailure.self) { try alert.answer("OK") }
    #expect(failure == .nothingShown(answer: "OK"))
    #expect(failure?.description.contains("nothing is shown") == true)
  }

  @Test func `next waits for the next presentation`() async throws {
    Task { alert.present(AlertContent(title: "Later")) }
    #expect(try await alert.next().title == "Later")
    #expect(try await alert.next().title == "Later")
  }

  @Test func `cancelling next stops the wait`() async {
    let task = Task { try await alert.next() }
    await Task.yield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
