import RecourseTesting
import Testing

@testable import GalleryScreens  // The chart is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TrafficRecorderTests {
  private let clock = ManualClock()

  @Test func `steps are half a second each, however often the chart is followed anew`() async {
    let recorder = TrafficRecorder(clock: clock)
    let first = Task { await recorder.follow { true } }
    await clock.waitForSleeper(until: .milliseconds(500))
    await clock.advance(by: .milliseconds(300))
    first.cancel()
    await first.value
    let second = Task { await recorder.follow { true } }
    await clock.waitForSleeper(until: .milliseconds(800))
    await clock.advance(to: .milliseconds(800))
    #expect(recorder.shown.steps.last?.id == Traffic.stepCount)
    await clock.waitForSleeper(until: .milliseconds(1_300))
    await clock.advance(to: .milliseconds(1_300))
    #expect(recorder.shown.steps.last?.id == Traffic.stepCount + 1)
    second.cancel()
    await second.value
    await clock.advance(to: .seconds(2))
    recorder.startOver()
    #expect(recorder.current.steps.last?.id == Traffic.stepCount + 3)
  }
}
