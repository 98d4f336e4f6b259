import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The errors are the app's own.

@Suite struct BasketErrorTests {
  @Test(arguments: [
    BasketError.offline, .unanswered, .closed(nil), .tooFew(.jam, left: 0), .tooFew(.jam, left: 3),
    .notUnderstood,
  ])
  func `the describer uses the error's own title and reason`(error: BasketError) {
    let description = ErrorDescriber().describe(error)
    #expect(description.title == error.errorDescription)
    #expect(description.message == error.failureReason)
  }
}
