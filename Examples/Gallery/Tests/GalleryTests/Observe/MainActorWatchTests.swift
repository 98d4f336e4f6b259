import RecourseTesting
import Testing

@testable import GalleryScreens  // The watch is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct MainActorWatchTests {
  @Test func `measures the longest time until the main actor was available`() async {
    let clock = ManualClock()
    let longest = await MainActorWatch.longestTurn(by: clock) {
      await clock.waitForSleepers()
      await clock.advance(by: .milliseconds(1))
    }
    #expect(longest == .zero)
  }
}
