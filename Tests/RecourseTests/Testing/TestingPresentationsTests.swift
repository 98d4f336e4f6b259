import Recourse
import RecourseTesting
import Testing

/// The example of the article about testing.
@Suite(.timeLimit(.minutes(5))) struct TestingPresentationsTests {
  @MainActor
  @Test func `asks before it deletes`() async throws {
    let library = Library()
    let deletion = Task { await library.deleteAll() }

    #expect(try await library.alert.next().title == "Delete all photos?")
    try library.alert.answer("Delete")

    await deletion.value
    #expect(library.photos.isEmpty)
  }
}

@MainActor
private final class Library {
  let alert = AlertContext()
  private(set) var photos = ["Beach", "Forest"]

  func deleteAll() async {
    let delete = AlertAction("Delete", role: .destructive)
    let question = AlertContent(title: "Delete all photos?", actions: [delete, .cancel])
    if await alert.present(question).answer == .action(delete) {
      photos.removeAll()
    }
  }
}
