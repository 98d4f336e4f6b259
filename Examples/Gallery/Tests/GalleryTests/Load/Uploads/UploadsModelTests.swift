import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct UploadsModelTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy { Otherwise(.alert) }, clock: ManualClock())

  @Test func `three of 20 uploads fail, for two causes`() async throws {
    let model = UploadsModel(clock: ManualClock(advancesBySleeping: true))
    for run in 1...2 {
      model.begin { router.attemptAll(UploadsModel.files) { try await model.upload($0) } }
      await router.journal.wait { $0.reported == run }
      let error = router.journal.entries.last?.report.error
      let failures = try #require(error as? AggregateError)
      #expect(failures.failures.count == 3)
      #expect(failures.causes.count == 2)
      #expect(model.stateText == "17 uploaded, 3 failed")
      #expect(model.requestCount == 20)
      model.cancel()
      await valueOf { !model.isUploading }
    }
  }

  @Test func `starts nothing while uploads are in progress`() async {
    let model = UploadsModel(clock: ManualClock())
    model.begin { router.attemptAll([1]) { try await model.upload($0) } }
    await valueOf { model.state(of: 1) == .uploading }
    model.begin { router.attemptAll([2]) { try await model.upload($0) } }
    #expect(model.stateText == "1 uploading, 19 waiting")
    model.cancel()
    await valueOf { !model.isUploading }
  }

  @Test func `a cancelled upload returns to its initial state`() async {
    let clock = ManualClock()
    let model = UploadsModel(clock: clock)
    model.begin { router.attemptAll([1]) { try await model.upload($0) } }
    await clock.waitForSleepers()
    #expect(model.state(of: 1) == .uploading)
    model.cancel()
    await valueOf { !model.isUploading }
    #expect(model.state(of: 1) == .waiting)
    #expect(router.journal.counts.byOutcome == [.ignored: 1])
  }
}
