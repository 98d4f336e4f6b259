import Foundation
import Recourse
import RecourseTesting
import Testing

/// The test of the app in the article "Getting started".
@Suite(.timeLimit(.minutes(5))) struct GettingStartedTests {
  @MainActor
  @Test func `sends the notes again after the network is back`() async throws {
    let recorder = ErrorRecorder(policy: .notes)
    let notebook = Notebook()
    let sending = notebook.send(reportingTo: recorder.router)

    let shown = try await recorder.next()
    #expect(shown.disposition == .banner)
    #expect(shown.title == "The notes aren’t sent")

    notebook.isOffline = false
    try recorder.answer("Try Again")
    await sending.value
    try recorder.finish()
  }
}

extension ErrorPolicy {
  fileprivate static let notes = ErrorPolicy {
    On(.code(URLError.notConnectedToInternet), .banner)
  }
}

@MainActor
private final class Notebook {
  var isOffline = true

  func send(reportingTo router: ErrorRouter) -> AttemptHandle<Void?> {
    router.attempt(title: "The notes aren’t sent") {
      if self.isOffline { throw URLError(.notConnectedToInternet) }
    }
  }
}
